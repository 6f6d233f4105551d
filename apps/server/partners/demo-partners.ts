import type { Channel } from '@hojip/policy/channels'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appSecret } from '../settings/secret.ts'
import { type Config, environment } from '../config.ts'
import { type Partners, readPartners } from '../settings/names/partners.ts'

/** The credentials that this folder's simulators wrote at their last start. */
function simulated(dataDir: string): Record<string, string> {
  const path = join(dataDir, 'simulators', 'credentials.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
}

/** For each channel a name without which its gateway is not configured. */
const accounts: Record<Channel, string> = { wechat: 'WECHAT_PAY_MCHID', alipay: 'ALIPAY_APP_ID' }

/** The partners configured in the environment; without any, the demo's simulators. */
export function partnersOf(config: Config): Partners {
  const env = environment()
  const isDemo = Object.values(accounts).every((name) => !env[name])
  const secret = isDemo ? { APP_SECRET: appSecret(config.dataDir), ...simulated(config.dataDir) } : {}
  const partners = readPartners({ ...secret, ...env })
  if ('value' in partners) return partners.value
  throw Object.assign(new Error(partners.faults.join('; ')), { faults: partners.faults })
}
