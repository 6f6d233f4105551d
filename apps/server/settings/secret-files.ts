import { readFileSync, statSync } from 'node:fs'

type Env = Record<string, string | undefined>

/** Names whose values nobody should find in a list of processes or in a configuration: each may be a file instead. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'APP_SECRET',
  'APP_SECRET_OLD',
  'TRANSLATE_KEY',
  'SMS_ACCESS_KEY',
  'SMS_ACCESS_SECRET',
  'ALIYUN_SMS_ACCESS_KEY_ID',
  'ALIYUN_SMS_ACCESS_KEY_SECRET',
  'TENCENT_SMS_SECRET_ID',
  'TENCENT_SMS_SECRET_KEY',
  'KUAIDI100_KEY',
  'WECHAT_PAY_MERCHANT_KEY',
  'WECHAT_PAY_API_V3_KEY',
  'WECHAT_PAY_APP_SECRET',
  'WECHAT_PAY_PUBLIC_KEY',
  'WECHAT_PAY_OTHER_PUBLIC_KEY',
  'WECHAT_OPEN_SECRET',
  'ALIPAY_APP_PRIVATE_KEY',
  'ALIPAY_PUBLIC_KEY',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'BACKUP_S3_ACCESS_KEY',
  'BACKUP_S3_SECRET_KEY',
  'METRICS_TOKEN',
] as const

const mostBytes = 64 * 1_024

const reasons: Record<string, string> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read by this user',
  EISDIR: 'is a folder',
  ENOTDIR: 'does not exist',
}

interface Read {
  env: Env
  faults: string[]
}

function contentOf(path: string): { value: string } | { fault: string } {
  try {
    if (statSync(path).size > mostBytes) return { fault: `has more than ${mostBytes / 1_024} KB` }
    // An editor ends a file with a line break, which is no part of a secret.
    const value = readFileSync(path, 'utf8').replace(/(?:\r?\n)+$/, '')
    return value === '' ? { fault: 'is empty' } : { value }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    return { fault: reasons[code] ?? `cannot be read: ${message}` }
  }
}

/**
 * Puts the content of `NAME_FILE` in the place of `NAME`, for every secret: as Docker, Kubernetes and systemd hand them over.
 * `{CREDENTIALS_DIRECTORY}` at the beginning is the folder that systemd names. A name that is set in both ways, and a file
 * that cannot be read, is a fault.
 */
export function withSecretFiles(raw: Env): Read {
  const env = { ...raw }
  const faults: string[] = []
  for (const name of secretNames) {
    const given = env[`${name}_FILE`]
    if (!given) continue
    const path = given.replace(/^\$?\{CREDENTIALS_DIRECTORY\}/, () => env['CREDENTIALS_DIRECTORY'] ?? '')
    const read = contentOf(path)
    if (env[name]) faults.push(`${name} and ${name}_FILE are both set: leave one of them out`)
    else if ('fault' in read) faults.push(`${name}_FILE: ${path} ${read.fault}`)
    else env[name] = read.value
  }
  return { env, faults }
}

/** Of two names that belong together, the one that is missing beside the other. */
export function halfOf(env: Env, one: string, other: string): string | undefined {
  if ((env[one] === undefined) === (env[other] === undefined)) return undefined
  return env[one] === undefined ? one : other
}
