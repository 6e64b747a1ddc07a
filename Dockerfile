# syntax=docker/dockerfile:1

FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build
# Serving needs neither what the web is built with, nor the Node and the PostgreSQL that the project
# brings to machines without them: here Node is the image's, and the database is DATABASE_URL's.
RUN npm pkg delete devDependencies optionalDependencies dependencies.vite dependencies.tailwindcss \
      dependencies.@tailwindcss/vite dependencies.@react-router/dev \
 && npm prune --omit=dev --no-audit --no-fund

FROM node:26-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx \
 && install -d -o node -g node /data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contract contract
COPY --from=build /app/server server
COPY --from=build /app/content content
COPY --from=build /app/demo demo
COPY --from=build /app/build build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DEMO=off DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
# The first start of a demonstration draws its pictures, which takes a minute or two.
HEALTHCHECK --interval=10s --timeout=3s --start-period=3m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/live`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
