import { importComments } from '@hojip/comments'
import { commentsReport, readingText } from './import-texts.ts'
import { giveUp, runOnce, terminalLocale } from './one-off.ts'
import { terminalProgress } from '../running/progress.ts'

const [file] = process.argv.slice(2)
if (!file) giveUp(['npm run comments:import -- FILE.jsonl'])
else
  await runOnce(async (tools) => {
    const locale = terminalLocale()
    const progress = terminalProgress(process.stdout)
    progress.step(readingText(locale))
    const report = await importComments(tools, file).finally(progress.end)
    process.stdout.write(commentsReport(report, file, locale))
  })
