import type { LiveSocket } from './connection.js';

/**
 * Closes the connection below a socket once all that was said has left. A standard client comes back by itself, through
 * the load balancer, until it meets a gateway that can serve it; a server's own disconnect it would take for the end.
 */
export const sendElsewhere = ({ conn }: LiveSocket): void => {
  conn.close();
};
