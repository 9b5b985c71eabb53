# One image for x64 and arm64.
#
# Built and run with Buildah on arm64, on a Debian 12 with Node 22 in place of the base image: the first page, uploads of a PDF and a Word
# file, PDF and Word files made, a translation, proofreading, the health check, npm run admin and backup, a second start with the same data.
# Both installs and the build also tried by hand on x64. A test starts a server from these copies
# (server/test/app/release.integration.test.ts). Not tried: Docker itself, the published base image, and HEALTHCHECK as Docker repeats it.

# The build: everything npm start needs.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Source maps, half of what the server's build weighs, are for npm run dev.
RUN npm run build && find server/dist -name '*.map' -delete

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
