/** Mails, and the pages that their links lead to. */
export const mails = {
  /** The mail that tells a host how a game went. */
  summary: {
    subject: 'How your game went: {title}',
    finished: 'Finished',
    players: 'Players',
    winner: 'Winner',
    nobody: 'nobody',
    winningTeam: 'Winning team',
    hardest: 'Hardest questions',
    allResults: 'All results',
    settings: 'Settings',
    /** Before the way into the settings. */
    why: 'You get this mail because Email Notifications are on. Turn them off in your settings:',
    /** A line of plain text. */
    fact: '{name}: {value}',
    more: '{names} and {count} more',
    points: { one: '{names}, {count} point', other: '{names}, {count} points' },
    right: '{question} ({answer}; {percent}% were right)',
  },
  /** The way out of the summaries. */
  noSummaries: {
    title: 'Unsubscribe',
    question: 'No more summaries by e-mail?',
    promise: 'We will not write to you after your games any more.',
    button: 'Unsubscribe',
    unknown: 'This link has ended',
    unknownText: 'No account belongs to it. Email Notifications can be turned off in your settings, too.',
    done: 'You are unsubscribed',
    doneText:
      'We will not write to you after your games any more. Turn Email Notifications on in your settings to get summaries again.',
  },
  /** The mail after a night of a league. */
  leagueMail: {
    subject: '{league}: the table after the night',
    night: 'After “{night}”, {moment}',
    leader: '{name} leads.',
    newLeader: '{name} leads now.',
    place: 'Place',
    name: 'Name',
    points: 'Points',
    thisNight: 'This night',
    missed: 'not there',
    more: {
      one: '… and one more',
      other: '… and {count} more',
    },
    whole: 'The whole table',
    whyHost: 'You get this mail because you run this league.',
    whyMember: 'You get this mail because you hold a name of this league and asked for it on its page.',
    stop: 'No more mails of this league',
  },
  /** The way out of the mails of a league. */
  noLeagueMails: {
    title: 'Unsubscribe',
    question: 'No more mails of this league?',
    promise: 'We will not write to you after its nights any more.',
    button: 'Unsubscribe',
    unknown: 'This link has ended',
    unknownText: 'No league belongs to it any more, or no account.',
    done: 'You are unsubscribed',
    doneText:
      'We will not write to you after this league’s nights any more. You can ask for the mails again on its page.',
  },
  /** The mail before an assignment closes. */
  reminder: {
    subject: 'Still open: {title}',
    text: 'You have begun this and not finished it. It closes on {moment}.',
    goOn: 'Go on',
    why: 'You get this mail because you began it with your account, and whoever set it has reminders sent.',
    stop: 'No more mails of this kind',
  },
  /** The way out of it, and of all mails of an account. */
  noReminders: {
    title: 'Unsubscribe',
    question: 'No more mails of games, leagues and assignments?',
    promise: 'Email Notifications of your account are turned off: no summaries, no tables, no reminders.',
    button: 'Unsubscribe',
    unknown: 'This link has ended',
    unknownText: 'No account belongs to it. Email Notifications can be turned off in your settings, too.',
    done: 'You are unsubscribed',
    doneText: 'Email Notifications are off. You can turn them on again in your settings.',
  },
  /** The mail that asks whether an address was meant, and the page that it leads to. */
  news: {
    subject: 'Please confirm: news from {installation}',
    /** Before the link. */
    lead: 'Somebody has asked for our news to this address. If it was you, please confirm it within a week:',
    link: 'Confirm',
    ignore: 'If it was not you, do nothing: nothing changes, and we do not write again.',
    question: 'Get our news?',
    button: 'Yes, write to me',
    done: 'You are signed up',
    doneText: 'Each mail has a link to leave.',
    unknown: 'This link has ended',
    unknownText: 'Nothing waits for it to be confirmed. You can sign up anew on our home page.',
    aboutAll: 'About everything.',
    about: 'About: {interests}.',
  },
  /** The way out of the newsletter. */
  noNews: {
    title: 'Unsubscribe',
    question: 'Leave the newsletter?',
    promise: 'We will not write to you again.',
    button: 'Unsubscribe',
    unknown: 'This link has ended',
    unknownText: 'No subscription belongs to it. Please use the link of the newest mail.',
    done: 'You are unsubscribed',
    doneText: 'We will not write to you again. You can sign up anew on our home page.',
  },
} as const;
