import { join } from 'node:path'
import { createAuthenticator } from '@hojip/accounts'
import type { Tools } from '@hojip/db'
import { createMoneyActs } from '@hojip/payments'
import { openPauses } from '@hojip/pauses'
import { localSignals } from '@hojip/platform/signals'
import { openSaleQueues } from '@hojip/sale-queues'
import { openCalendar, openLiveMode, openSettings } from '@hojip/settings'
import { folderObjects } from '@hojip/uploads'
import type { Config } from '../config.ts'
import type { Partners } from '../settings/names/partners.ts'
import { partnersOf } from '../partners/demo-partners.ts'
import { giveUp, runOnce } from './one-off.ts'
import { ownDataOf } from '../wiring/own-data.ts'
import { openRooms, paymentsOptions } from '../rooms.ts'

// Compares one day with the gateways' bills, as the mall does by itself every morning: npm run reconcile -- 2026-11-20
const [day = ''] = process.argv.slice(2)

/**
 * Registers every room's event handlers, so that an order found to be paid is handled like any other.
 * @returns what payments are given of the outside world, with what is paused now
 */
async function listen(tools: Tools, config: Config, partners: Partners) {
  const style = { secure: false }
  const signals = localSignals()
  const authenticator = createAuthenticator(tools, style, signals)
  const settings = await openSettings({ ...tools, signals })
  const calendar = await openCalendar({ ...tools, signals })
  const mode = await openLiveMode({ ...tools, signals })
  const pauses = await openPauses({ ...tools, signals })
  const ownData = ownDataOf(() => {
    throw new Error('this command exports no personal data')
  })
  const objects = folderObjects(join(config.dataDir, 'uploads'))
  const tryHref = async () => false
  const queues = await openSaleQueues({ ...tools, signals })
  const live = { settings, calendar, mode, pauses, queues }
  const given = { tools, config, partners, ...live, objects, style, authenticator, ownData }
  openRooms({ ...given, tryHref, simulatorUrl: null })
  for (const one of Object.values(live)) one.stop()
  await tools.jobs.start({ work: false })
  return paymentsOptions(given)
}

if (!/^\d{4}-\d\d-\d\d$/.test(day)) giveUp(['npm run reconcile -- YYYY-MM-DD   (a day of China)'])
else
  await runOnce(async (tools, config) => {
    const partners = partnersOf(config)
    const money = createMoneyActs(tools, await listen(tools, config, partners))
    for (const { channel, lines, found, open } of await money.reconcile(day)) {
      const what = `${lines} lines, ${found} new differences, ${open} cases open`
      process.stdout.write(`  ${channel}  ${day}: ${what}\n`)
    }
    await tools.jobs.stop()
  })
