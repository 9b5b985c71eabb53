# One image for x64 and arm64.
#
# Not tried with a Docker engine, because none was at hand. Tried by hand in empty folders instead: both installs and the build without
# what .dockerignore leaves out, on x64 and arm64 with Node 20; then, also with Node 22, the copies, the start as a user who may write only the
# data folder, the health check, an upload, PDF and Word files, proofreading and a translation. A test starts a server from these copies
# (server/test/app/release.integration.test.ts). Not tried: the base image itself, HEALTHCHECK and VOLUME as Docker runs them.

# The build: everything npm start needs.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build

# The packages of the server alone: no Vite, no React, no build tools.
FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --omit=dev --workspace=@trayecto/server --workspace=@trayecto/core --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app /app
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
COPY scripts scripts
COPY server/models server/models
COPY core/dictionaries core/dictionaries
COPY LICENSE CHANGELOG.md ./
# The code belongs to root and cannot be changed by the server, which writes into /data alone.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
