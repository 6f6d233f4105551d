import { mallZone } from '@hojip/platform/mall-time'
import { runImport } from './actions/run-import.ts'
import { importJob, type ImportJob, type ProductFilesTools } from './actions/tools.ts'
import { forgetImports } from './store/imports.ts'

/** Files and what is noted of them go after so long. */
const rememberedMs = 30 * 86_400_000

/** Registers the steps of imports, and the removal of old files. */
export function productFilesJobs(tools: ProductFilesTools): void {
  const { jobs, db, clock, objects } = tools
  jobs.handle<ImportJob>(importJob, (job) => runImport(tools, job))
  jobs.byClock('product-files.forget-imports', { cron: '55 3 * * *', zone: mallZone }, async () => {
    await objects.remove(await forgetImports(db, new Date(clock.nowMs() - rememberedMs)))
  })
}
