/**
 * Loaded into a child before its own code: when the parent is gone, however it went, the child is asked to stop as by
 * a SIGTERM. Without it a kill -9 of `npm start` would leave a gateway behind that holds the port.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
