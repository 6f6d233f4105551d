import { parseArgs } from 'node:util'
import { importCatalog } from '@hojip/catalog'
import { createOwnPicture } from '@hojip/products'
import { shopOfVendor } from '@hojip/shops'
import { environment, type Config } from '../config.ts'
import type { Partners } from '../settings/names/partners.ts'
import { partnersOf } from '../partners/demo-partners.ts'
import { objectsOf } from '../wiring/objects.ts'
import { catalogReport, readingText } from './import-texts.ts'
import { giveUp, runOnce, terminalLocale } from './one-off.ts'
import { terminalProgress } from '../running/progress.ts'

const usage = 'npm run catalog:import -- FILE.csv [--shop NAME] [--new-categories NAMES.csv] [--media FOLDER]'
const options = {
  shop: { type: 'string' },
  'new-categories': { type: 'string' },
  media: { type: 'string' },
} as const

/** Only a mall with a bucket needs the settings of its partners for an import. */
function storeSettings(config: Config): Partners['s3'] {
  return environment()['S3_ENDPOINT'] ? partnersOf(config).s3 : undefined
}

function given() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [file, ...others] = positionals
    return file !== undefined && others.length === 0 ? { file, ...values } : undefined
  } catch {
    return undefined
  }
}

const asked = given()
if (!asked) giveUp([usage])
else
  await runOnce(async (tools, config) => {
    const locale = terminalLocale()
    const progress = terminalProgress(process.stdout)
    const onProgress = (done: number, total: number) =>
      progress.step(readingText(locale), Math.round(done / 1_024), Math.round(total / 1_024))
    const { file, shop, media, 'new-categories': newCategories } = asked
    const report = await importCatalog(tools, file, {
      openShop: shopOfVendor,
      shop,
      newCategories,
      media,
      ownPicture: createOwnPicture(config.publicUrl),
      objects: objectsOf(config, storeSettings(config)),
      onProgress,
    }).finally(progress.end)
    process.stdout.write(catalogReport(report, file, locale))
  })
