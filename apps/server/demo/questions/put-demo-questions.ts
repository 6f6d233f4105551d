import type { Tx } from '@hojip/db'
import { putQuestions } from '@hojip/questions'
import { chanceOf } from '../chance.ts'
import { demoQuestions } from './questions.ts'
import { dayMs, hourMs } from '@hojip/platform/clock'
import { mustGet } from '@hojip/platform/collections'

/** @param goodsIds the products by their ids in products.json */
export function putDemoQuestions(
  tx: Tx,
  goodsIds: ReadonlyMap<string, string>,
  nowMs: number,
): Promise<string[]> {
  const list = demoQuestions.map(({ goods, locale, name, daysAgo, text, answers }) => {
    const askedMs = nowMs - (daysAgo + chanceOf(text)) * dayMs
    return {
      goodsId: mustGet(goodsIds, goods),
      author: name,
      content: text,
      locale,
      at: new Date(askedMs),
      answers: answers.map((answer) => ({
        author: answer.name ?? '',
        isShop: answer.name === undefined,
        content: answer.text,
        locale,
        at: new Date(Math.min(nowMs, askedMs + answer.hoursLater * hourMs)),
      })),
    }
  })
  return putQuestions(tx, list)
}
