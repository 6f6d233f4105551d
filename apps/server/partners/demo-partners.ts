import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appSecret } from '../settings/secret.ts'
import { type Config, environment, type Partners, readPartners } from '../config.ts'

/** The credentials that this folder's simulators wrote at their last start. */
function simulated(dataDir: string): Record<string, string> {
  const path = join(dataDir, 'simulators', 'credentials.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
}

/** The partners configured in the environment; without any, the demo's simulators. */
export function partnersOf(config: Config): Partners {
  const env = environment()
  const isDemo = !env['WECHAT_PAY_MCHID'] && !env['ALIPAY_APP_ID']
  const secret = isDemo ? { APP_SECRET: appSecret(config.dataDir), ...simulated(config.dataDir) } : {}
  const partners = readPartners({ ...secret, ...env })
  if ('value' in partners) return partners.value
  throw Object.assign(new Error(partners.faults.join('; ')), { faults: partners.faults })
}
