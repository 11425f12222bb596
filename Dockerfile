# syntax=docker/dockerfile:1

FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# no install script is needed for a build
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:26-bookworm-slim AS production
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json ./
# DATABASE_URL names the database: the embedded PostgreSQL (optional) stays out of the image
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY --from=build /app/dist ./dist
# the operators' commands: npm run backup, restore, events …
COPY scripts ./scripts
# volumes here keep what the gateway and the operators write; they start out as the user's own
RUN mkdir data /backups && chown node:node data /backups
USER node
ENV PORT=3000 HOST=0.0.0.0 DATA_DIR=/app/data
EXPOSE 3000
# the first start of a new release on a large log takes minutes
HEALTHCHECK --interval=10s --timeout=3s --start-period=15m --start-interval=2s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# node itself takes the signals: `docker stop` ends games' sockets cleanly
CMD ["node", "dist/run/gateway.js"]
