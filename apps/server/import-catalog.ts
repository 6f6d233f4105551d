import { importCatalog } from '@hojip/catalog'
import { shopOfVendor } from '@hojip/shops'
import { catalogReport, readingText } from './import-texts.ts'
import { giveUp, runOnce, terminalLocale } from './one-off.ts'
import { terminalProgress } from './progress.ts'

const [file] = process.argv.slice(2)
if (!file) giveUp(['npm run catalog:import -- FILE.csv'])
else
  await runOnce(async (tools) => {
    const locale = terminalLocale()
    const progress = terminalProgress(process.stdout)
    const onProgress = (done: number, total: number) =>
      progress.step(readingText(locale), Math.round(done / 1_024), Math.round(total / 1_024))
    const report = await importCatalog(tools, file, { openShop: shopOfVendor, onProgress }).finally(
      progress.end,
    )
    process.stdout.write(catalogReport(report, file, locale))
  })
