import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('What the process is for; development serves the web through Vite.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 in a container.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Address that visitors use, for links in pages and sitemaps; default http://HOST:PORT.',
    ),
  // An address that goes through a socket has no host, and so is no URL to zod.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'Expected an address like postgres://user@host/database')
    .optional()
    .describe('PostgreSQL 15 or newer of your own; without it an embedded one is started.'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(path))
    .describe('Folder of the embedded database and of stored pictures.'),
  DEMO: z
    .stringbool()
    .prefault('true')
    .describe('Load the demonstration marketplace and say so on every page; off for real use.'),
  DEMO_LISTINGS: z.coerce
    .number()
    .int()
    .min(100)
    .max(5_000_000)
    .default(6_400)
    .describe('How many listings the demonstration has; 100000 or 1000000 for measuring.'),
  WORKERS: z.coerce
    .number()
    .int()
    .min(0)
    .max(64)
    .default(1)
    .transform((count) => count || availableParallelism())
    .describe('Processes behind the port; 0 is one per core.'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe(
      'How many reverse proxies stand in front; decides whose address counts as the visitor’s.',
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Database connections of one process.'),
  STATEMENT_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(2_000)
    .describe('Longest time one database statement of a request may take.'),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(64)
    .describe('Memory for rendered public pages and replies, per process; 0 switches it off.'),
  STARTED_AT: z.coerce
    .number()
    .optional()
    .describe(
      'When starting began, in milliseconds since 1970; npm start sets it to tell how long it took.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('How much is logged, as JSON lines on standard output.'),
})

export type Env = z.output<typeof variables>

/** One entry per variable, for `.env.example`: its name, its sentence, its default as text. */
export const documentedVariables = Object.entries(variables.shape).map(([name, schema]) => ({
  name,
  sentence: schema.description ?? '',
  preset: z.toJSONSchema(schema, { io: 'input' }).default as string | number | boolean | undefined,
}))

/** Reads the environment once; throws with one line per wrong variable. Empty variables are unset. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.entries(source).filter(([, value]) => value !== undefined && value !== '')
  const parsed = variables.safeParse(Object.fromEntries(set))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings can't be used:\n${lines.join('\n')}`)
}
