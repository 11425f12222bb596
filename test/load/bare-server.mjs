import { createServer } from 'node:http';
import { Server } from 'socket.io';

/**
 * The least that a live quiz on Socket.IO can be: acknowledges every answer and tells everybody each question. It checks,
 * computes and stores nothing. What it costs on a machine is the floor under every figure of bench:live there.
 */
const http = createServer();
const io = new Server(http, { perMessageDeflate: false, serveClient: false });
const question = {
  question: 'Which planet of our solar system has the most moons that we know of?',
  options: ['Saturn', 'Jupiter', 'Uranus', 'Neptune'],
  timeLimit: 10,
};

io.on('connection', (socket) => {
  socket.on('joinGame', (_body, acknowledge) => acknowledge({ ok: true }));
  socket.on('submitAnswer', ({ questionIndex }, acknowledge) => {
    acknowledge({ ok: true, questionIndex, isCorrect: true, points: 100, totalScore: 100, streak: 1 });
  });
  socket.on('nextQuestion', ({ bytes }, acknowledge) => {
    io.emit('nextQuestion', bytes > 0 ? 'x'.repeat(bytes) : question);
    acknowledge({ ok: true });
  });
});

http.listen(0, '127.0.0.1', () => process.send?.(http.address()));
