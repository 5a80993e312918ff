# The product as a release makes it, on the official slim Node image: an ordinary user, no compiler, no sources.
#   docker build -t glimmer .
#   docker run --read-only --tmpfs /tmp -v glimmer:/data -p 3000:3000 --env-file .env glimmer
FROM node:24.21.0-slim AS build
WORKDIR /src
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates git && rm -rf /var/lib/apt/lists/*
COPY . .
RUN npm run release

FROM node:24.21.0-slim
LABEL org.opencontainers.image.title="Glimmer" org.opencontainers.image.version="0.1.0"
# Saves memory, as `npm start` does: see docs/operations.md, Memory.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 NODE_OPTIONS=--max-semi-space-size=2
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /src/release /app
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /app
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# The first start creates the database.
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1 and receives SIGTERM: see docs/operations.md, Stopping and crashes.
CMD ["node", "start.mjs"]
