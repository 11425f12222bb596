import type { LikeSections } from '@clockbeat/domain';
import type { pages as English } from '../en/pages.js';

export const pages: LikeSections<typeof English> = {
  site: {
    backHome: 'Voltar ao início',
    about: 'Sobre este site',
    imprint: 'Dados legais',
    privacy: 'Privacidade',
    terms: 'Termos',
    cookies: 'Cookies',
    nothingHere: 'Página não encontrada',
    nothingHereText: 'Quem mantém este site não pôs nada aqui.',
  },
  signIn: {
    title: 'Fazer login',
    lead: 'Quem apresenta faz login com uma conta que já tem. Jogadores não precisam de conta: basta o código do jogo.',
    by: 'Fazer login com {name}',
    notSetUp: 'O login não está configurado aqui',
    notSetUpText:
      'Este servidor ainda não tem login: quem o mantém define credenciais do Google (GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET) ou um login próprio (OIDC_PROVIDERS). Jogadores não precisam de conta: basta o código do jogo.',
  },
  localSignIn: {
    title: 'Fazer login',
    question: 'Quem vai apresentar?',
    why: 'Esta máquina ainda não tem login do Google, então qualquer endereço serve. Só navegadores nesta máquina podem fazer login assim.',
    email: 'Endereço de e-mail',
    name: 'Nome, se quiser',
    'no-email': 'Digite um endereço de e-mail.',
    'bad-name': 'Digite um nome mais curto e simples.',
    elsewhere: 'Faça login na máquina de quem apresenta',
    elsewhereText:
      'Esta instalação não tem login do Google, então quem apresenta só pode fazer login em um navegador na máquina em que ela roda, em http://localhost ou em um dos endereços dela. Jogadores não precisam de conta: basta o código do jogo.',
  },
};
