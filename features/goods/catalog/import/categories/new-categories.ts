import type { LocalText } from '@hojip/platform/i18n'
import { refuse } from '@hojip/platform/refusal'
import type { NewCategories } from './choose-category.ts'
import { readCsv } from '../file/csv-file.ts'
import { fileReasons } from '../file/file-reasons.ts'
import { plainName } from './match-category.ts'
import { UnreadableFile } from '../file/unreadable-file.ts'

/** Reads lines of `name in the file,Chinese,English,Korean`; skips a header of that form. */
export async function readNewCategories(path: string): Promise<NewCategories> {
  const names = new Map<string, LocalText>()
  for await (const { line, cells, fault } of readCsv(path)) {
    const [from = '', zh = '', en = '', ko = ''] = cells.map((cell) => cell.trim())
    if (line === 1 && /^(zh|中文|chinese)/i.test(zh)) continue
    if (fault || [from, zh, en, ko].includes(''))
      throw new UnreadableFile([refuse(fileReasons.wrongNames, { line })])
    names.set(plainName(from), { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko })
  }
  return names
}
