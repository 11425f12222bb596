import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * The built client on a server of its own, as it is before and after a deployment: the first file gets another name, and
 * whatever names it another content, as a build would do. Calls find nobody.
 */
export class Deployment {
  private readonly server: Server;
  private newer = false;

  private constructor(private readonly root: string) {
    this.server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://here').pathname;
      if (path.startsWith('/api') || path.startsWith('/socket.io')) return response.writeHead(404).end();
      const content = this.fileAt(path);
      if (content === null) return response.writeHead(404).end();
      const type = types[extname(path)] ?? 'text/html';
      const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.writeHead(200, { 'content-type': type, 'cache-control': cache }).end(content);
    });
  }

  static async of(root: string): Promise<Deployment> {
    const deployment = new Deployment(root);
    await new Promise<void>((resolve) => deployment.server.listen(0, '127.0.0.1', resolve));
    return deployment;
  }

  get url(): string {
    const address = this.server.address();
    return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  }

  /** The address of the first file, now. */
  get script(): string {
    return this.newer ? this.firstScript.replace('.js', 'N.js') : this.firstScript;
  }

  deploy(): void {
    this.newer = true;
  }

  async end(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private get firstScript(): string {
    const page = readFileSync(join(this.root, 'index.html'), 'utf8');
    return /src="(\/assets\/index-[^"]+\.js)"/.exec(page)?.[1] ?? '';
  }

  private fileAt(path: string): Buffer | string | null {
    if (path.startsWith('/assets/')) {
      const asked = this.newer && path === this.script ? this.firstScript : path;
      // What was deployed before is gone.
      const gone = this.newer && path === this.firstScript;
      return gone || !existsSync(join(this.root, asked)) ? null : readFileSync(join(this.root, asked));
    }
    const file = join(this.root, path);
    const isFile = path !== '/' && existsSync(file) && statSync(file).isFile();
    if (isFile && !/\.(js|html)$/.test(path)) return readFileSync(file);
    const text = readFileSync(isFile ? file : join(this.root, 'index.html'), 'utf8');
    if (!this.newer) return text;
    return text.replaceAll(this.firstScript, this.script).replace(/version = "\w+"/, 'version = "newer"');
  }
}
