import { keepEveryPromise } from './short-nights.js';

keepEveryPromise([['gateways are killed and sockets cut', 15, ['gateway-killed', 'sockets-cut']]]);
