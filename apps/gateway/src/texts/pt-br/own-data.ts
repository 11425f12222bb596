import type { LikeSections } from '@clockbeat/domain';
import type { ownData as English } from '../en/own-data.js';

export const ownData: LikeSections<typeof English> = {
  ownData: {
    lead: 'Tudo o que {installation} guarda da sua conta.',
    rows: 'um arquivo por tabela, uma linha de JSON por registro seu; vazio quando não há nenhum.',
    people:
      'users: quem você é. user_settings: seus ajustes. identities: com que você faz login. sessions: onde você fez login.',
    roles:
      'user_roles, suspensions, account_quotas: o que você pode, e quanto. game_claims: jogos que estão sendo criados. audit_entries: o que foi registrado do que você fez e do que foi feito com sua conta.',
    programs:
      'access_tokens: nomes e permissões dos seus tokens de acesso. webhook_endpoints, webhook_deliveries: endereços avisados sobre seus jogos, e o que receberam.',
    made: 'teams, questions, saved_trivia_sets, saved_custom_questions, media_of_accounts: o que você criou.',
    passedOn:
      'set_versions, set_co_authors, set_origins, set_games, reported_sets: o que seus conjuntos já foram, os que você escreve com outras pessoas, de quem é o original das cópias, os jogos feitos com eles e quantas vezes foram denunciados.',
    starred:
      'set_stars, set_reports: conjuntos de outras pessoas a que você deu uma estrela, e o que você denunciou deles.',
    hosted:
      'games, game_results, team_scores, archived_games: jogos que você apresentou, e quais deles arquivou. overlays, tvs, what_if_links: onde eles são mostrados. summary_mails: e-mails sobre eles. reports: o que você denunciou de jogos. series, series_nights: noites que se repetem, e o que foi de cada uma. assignments, attempts: as tarefas que você passou e as tentativas feitas.',
    seasons:
      'leagues, league_nights, league_members, league_hand, league_organisers: suas ligas, e os nomes que você tem em ligas. league_readers, league_mails: se você quer e-mails depois das noites delas, e os que foram enviados a você.',
    played:
      'seats, game_participants, user_game_history, user_achievements, player_scores: jogos que você jogou. assignment_people: as tarefas que você fez. assignment_reminders: e-mails que lembraram você delas.',
    badges: 'kept_achievements: conquistas que continuam suas, embora um jogo delas tenha sido excluído.',
    written: 'feedback, newsletter_subscriptions: o que foi escrito a partir do seu endereço.',
    media: 'suas imagens e sons, com o hash como nome, como nos registros das tabelas e dos jogos.',
    games:
      'os registros dos jogos que você apresentou e que acabaram, uma linha por evento; veja docs/events.md do projeto Clockbeat.',
    leftOut:
      'Fora daqui: o que prova quem alguém é (hashes de tokens e segredos), os navegadores e as redes das vagas, e qual administrador fez algo.',
  },
};
