# The web app and the embedded backend. Both are in one image; compose.yaml says what each container runs.
#   docker build --tag mooc-catalogue .
# PRODUCT is the only thing that a build must know; all else is read when a container starts.

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG PRODUCT=mooc
ENV PRODUCT=$PRODUCT NEXT_TELEMETRY_DISABLED=1
RUN npm run build && node_modules/.bin/node scripts/image.ts /image

# Node itself comes with the files: the release that package.json pins.
FROM debian:bookworm-slim
WORKDIR /app
COPY --from=build /image ./
ARG PRODUCT=mooc
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PRODUCT=$PRODUCT PORT=3000
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=6144 MALLOC_MMAP_MAX_=16384
ENV PATH=/app/node_modules/node/bin:$PATH
# Nothing in /app belongs to this user, and nothing is written there: `--read-only` with a /tmp of its own will do.
USER 65534:65534
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/${process.env.PRODUCT}/app/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "lib/server/main.ts"]
