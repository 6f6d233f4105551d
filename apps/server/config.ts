import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { readAddress } from '@hojip/platform/db'
import { isNetwork } from '@hojip/platform/network'
import { readServiceSpan, serviceDays, type ServiceHours } from '@hojip/policy'
import { z } from 'zod'
import { backupBucket, backupFaults, backups } from './settings/names/backups.ts'
import { partnerNames, readPartners } from './settings/names/partners.ts'
import { filled, listed, read, text, url, type Env, type Read } from './settings/names/read-names.ts'
import { unsafeValues } from './settings/production.ts'
import { watching, watchingFaults } from './settings/names/watching.ts'
import { withSecretFiles } from './settings/secret-files.ts'

/**
 * The only reader of the environment. Reads and checks every name and reports all faults together. `.env.example` lists
 * the same names (a test compares them).
 */
const port = z.coerce.number().int().min(1).max(65_535)
/** Links, cookies and the origin check begin with it, so it holds no name and password, path or query. */
const origin = url.refine((value) => new URL(value).origin === value.replace(/\/$/, ''), {
  error: 'more than an origin such as https://mall.example: scheme, host and port, all in lower case',
})
/** Paths are appended to it. */
const base = url.refine((value) => !/[?#@]/.test(value), {
  error: 'has a name, a password or a query; only scheme, host, port and path',
})

const networks = z
  .string()
  .default('')
  .refine((value) => listed(value).every(isNetwork), {
    error: 'neither addresses nor ranges such as 10.0.0.0/8, separated by commas',
  })
/** One host or several, with what `target_session_attrs` asks of them. */
const databaseAddress = z.string().superRefine((value, context) => {
  const address = readAddress(value)
  if ('fault' in address) context.addIssue({ code: 'custom', message: address.fault })
})
/** An address of the web or of an app, and none that a browser would run. */
function isAppUrl(value: string): boolean {
  return (
    URL.canParse(value) &&
    !['javascript:', 'data:', 'blob:', 'file:', 'http:'].includes(new URL(value).protocol)
  )
}

const common = {
  ...watching,
  PORT: port.default(3000),
  /** Which address to listen on; 0.0.0.0 for all. */
  HOST: text.default('127.0.0.1'),
  /** The address shoppers type; links, cookies and the origin check use it. */
  PUBLIC_URL: origin.optional(),
  /** The address at which gateways and carriers reach the mall; PUBLIC_URL when left out. */
  CALLBACK_URL: base.optional(),
  DATA_DIR: text.default('.data'),
  /** Where `npm run build` puts the sites. Without a build there, the mall makes its own in DATA_DIR. */
  BUILD_DIR: text.default('dist'),
  /** Left out: the embedded PostgreSQL in DATA_DIR. */
  DATABASE_URL: databaseAddress.optional(),
  /** A replica of DATABASE_URL, from which lists, searches, feeds and sitemaps are read. */
  DATABASE_READ_URL: databaseAddress.optional(),
  /** `unnamed` for a pooler that forgets prepared statements. */
  DATABASE_STATEMENTS: z.enum(['named', 'unnamed']).default('named'),
  /** For `npm run migrate` and restores: the role that owns the tables, where the one of DATABASE_URL does not. */
  DATABASE_OWNER_URL: databaseAddress.optional(),
  /** `off`: a start refuses a database that is older than itself, which `npm run migrate` brings up to date. */
  MIGRATE: z.enum(['on', 'off']).default('on'),
  /** Left out when the mall is a single process. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Proxies in front of the mall. Only their X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: networks,
  /** What the caches of a process may take together; an eighth of the memory when left out, 384 at most. */
  MEMORY_MB: z.coerce.number().int().min(16).max(65_536).optional(),
  /**
   * What the search's index of all products may take in a process; another eighth of the memory when left out, 1,024 at
   * most. With 0, or when the mall is too large for it, the database alone finds products.
   */
  SEARCH_MEMORY_MB: z.coerce.number().int().min(0).max(65_536).optional(),
  /** Connections of each process. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** How many processes serve the mall on this machine; one less than it has cores when left out. A demo has one. */
  WORKERS: z.coerce.number().int().min(1).max(256).optional(),
  /** What the processes of this machine do: answer requests, run jobs, or both. */
  ROLE: z.enum(['all', 'web', 'jobs']).default('all'),
  /** How long requests are answered after a signal to stop, while `/ready` says no already: until a balancer has noticed. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  SIMULATOR_PORT: port.default(3001),
  /** How many times faster than in real life simulated parcels travel and notifications repeat. */
  SIMULATOR_SPEED: z.coerce.number().positive().max(100_000).default(1),
  /** Hosts from which pictures of imported products may be fetched, separated by commas. */
  PICTURE_HOSTS: z.string().default(''),
  /** Origins of push services besides those of the browsers, separated by commas. */
  PUSH_SERVICES: z.string().default(''),
  LOG_LEVEL: z.enum(['info', 'warn', 'error', 'silent']).optional(),
  /**
   * `off` only for measurements and journeys on a developer's machine, where a number also gets codes ten times as often.
   */
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  CS_PHONE: z.string().trim().default('400-000-0000'),
  MERCHANT_URL: text.default('/business/join'),
  /** Where to report vulnerabilities (`/.well-known/security.txt`); left out: there is no such file. */
  SECURITY_CONTACT: z
    .string()
    .trim()
    .refine((value) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(value), {
      error:
        'one address such as mailto:security@mall.example, https://mall.example/security or tel:+86-10-1',
    })
    .optional(),
  /** How many won a yuan is worth, for the feed to Naver; left out: there is none. */
  KRW_PER_CNY: z.coerce.number().positive().max(100_000).optional(),
  /** Opens a page in the mall's app, such as `https://app.example/open?to={path}`; left out: there is no app. */
  APP_URL: z
    .string()
    .trim()
    .refine((value) => value.includes('{path}') && isAppUrl(value), {
      error:
        'an address with {path} in it, such as https://app.example/open?to={path} or hojip://open?to={path}',
    })
    .optional(),
  /** A server of LibreTranslate's protocol, without `/translate`; left out: only browsers translate. */
  TRANSLATE_URL: url.optional(),
  TRANSLATE_KEY: text.optional(),
  /** Whether the header offers a choice of language. */
  LANGUAGE_SWITCH: z.enum(['on', 'off']).default('on'),
  /** Whether somebody answers for the mall itself. Without it the page of the mall's service states that there is none. */
  OFFICIAL_SERVICE: z.enum(['on', 'off']).default('on'),
  /** When somebody answers for the mall, in its time zone. */
  SERVICE_HOURS: z
    .string()
    .default('08:30-17:30')
    .refine((text) => readServiceSpan(text) !== undefined, {
      error: 'two times of one day such as 08:30-17:30, the earlier first; 00:00-24:00 for all day',
    }),
  /** On working days of China, or every day. */
  SERVICE_DAYS: z.enum(serviceDays).default('workdays'),
  /** Whether closing the tag of an open page asks for confirmation. */
  TAG_CLOSE_CONFIRM: z.enum(['on', 'off']).default('off'),
  /** Who sees script errors in the header; left out: nobody in the demo, the staff in production. */
  ERROR_STORE: z.enum(['off', 'staff', 'all']).optional(),
  ...backups,
}

const commonSchema = z.object(common)
const backupBucketSchema = z.object(backupBucket)

export type Config = z.output<typeof commonSchema> & {
  mode: 'demo' | 'serve'
  /** How many processes serve the mall on this machine. */
  workers: number
  publicUrl: string
  callbackUrl: string
  dataDir: string
  buildDir: string
  pictureHosts: string[]
  pushServices: string[]
  trustedProxies: string[]
  serviceHours: ServiceHours
  backupBucket?: z.output<typeof backupBucketSchema>
}
/** All names; a test compares them with `.env.example`. */
export const configNames = [...[common, backupBucket].flatMap((part) => Object.keys(part)), ...partnerNames]

/** The environment that the process was started with: `environment` adds what a file has. */
export function startedEnvironment(): Env {
  return { ...process.env }
}

/** Faults of files with secrets travel with the environment that was read from them. */
const faultsOfFiles = Symbol('faults of files')
type Given = Env & { [faultsOfFiles]?: readonly string[] }

/**
 * The process's environment, which takes precedence over `.env` in the working folder, with the secrets that are in files.
 * @param given for tests, instead of the process's
 */
export function environment(given?: Env): Env {
  if (!given && existsSync('.env')) process.loadEnvFile('.env')
  const { env, faults } = withSecretFiles(given ?? process.env)
  const read: Given = { ...env, [faultsOfFiles]: faults }
  return read
}

export function readConfig(mode: 'demo' | 'serve', raw: Env): Read<Config> {
  const env = filled(raw)
  const parsed = read(commonSchema, env)
  const faults = [...((raw as Given)[faultsOfFiles] ?? []), ...('faults' in parsed ? parsed.faults : [])]
  if (mode === 'serve' && !env['PUBLIC_URL']) faults.push('PUBLIC_URL is missing')
  if (mode === 'serve' && env['RATE_LIMITS'] === 'off')
    faults.push('RATE_LIMITS: cannot be off in production')
  if (env['DATABASE_READ_URL'] && !env['DATABASE_URL'])
    faults.push('DATABASE_READ_URL: only beside DATABASE_URL, whose replica it is')
  const hasBucket = Object.keys(backupBucket).some((name) => env[name] !== undefined)
  const bucket = hasBucket ? read(backupBucketSchema, env) : undefined
  if (bucket && 'faults' in bucket) faults.push(...bucket.faults)
  if ('value' in parsed)
    faults.push(...backupFaults(parsed.value, hasBucket), ...watchingFaults(parsed.value))
  if ('faults' in parsed || faults.length > 0) return { faults }
  const c = parsed.value
  const publicUrl = (c.PUBLIC_URL ?? `http://localhost:${c.PORT}`).replace(/\/$/, '')
  return {
    value: {
      ...c,
      ...(bucket && 'value' in bucket ? { backupBucket: bucket.value } : {}),
      mode,
      workers: mode === 'demo' ? 1 : (c.WORKERS ?? Math.max(1, availableParallelism() - 1)),
      publicUrl,
      callbackUrl: (c.CALLBACK_URL ?? (mode === 'demo' ? `http://127.0.0.1:${c.PORT}` : publicUrl)).replace(
        /\/$/,
        '',
      ),
      dataDir: resolve(c.DATA_DIR),
      buildDir: resolve(c.BUILD_DIR),
      pictureHosts: listed(c.PICTURE_HOSTS.toLowerCase()),
      pushServices: listed(c.PUSH_SERVICES.toLowerCase()),
      trustedProxies: listed(c.TRUSTED_PROXIES),
      serviceHours: { days: c.SERVICE_DAYS, ...readServiceSpan(c.SERVICE_HOURS)! },
    },
  }
}

/** Everything that keeps the mall from starting with this configuration; empty when nothing does. */
export function configFaults(mode: 'demo' | 'serve', env: Env): string[] {
  const parts = [readConfig(mode, env), ...(mode === 'serve' ? [readPartners(env)] : [])]
  const faults = parts.flatMap((part) => ('faults' in part ? part.faults : []))
  return mode === 'serve' ? [...faults, ...unsafeValues(env)] : faults
}
