/** What anybody may tell us, without an account. */
export interface FeedbackBody {
  text: string;
  /** For an answer; empty and left out are the same. */
  email?: string | null;
}
export interface NewsletterBody {
  email: string;
  interests?: string[];
}
/** The same for an address that was there already: whose address is in the list is nobody's to ask. */
export interface SubscribedView {
  subscribed: true;
}
export interface FeedbackView {
  received: true;
}

/** What a newsletter may be about, as the form offers it. Other clients may send their own words. */
export const newsletterInterests = ['New features', 'New questions', 'Hosting tips'] as const;
