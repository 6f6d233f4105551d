import type { Tx } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { insertReady } from '../store/change.ts'

export interface QuestionInput {
  goodsId: string
  author: string
  content: string
  locale: Locale
  at: Date
  answers: { author: string; isShop: boolean; content: string; locale: Locale; at: Date }[]
}

/** Adds questions of nobody's account with their answers, such as the demo's; returns their ids. */
export async function putQuestions(tx: Tx, list: readonly QuestionInput[]): Promise<string[]> {
  const ready = list.map(({ at, answers, ...rest }) => ({
    id: newId(),
    ...rest,
    at: at.toISOString(),
    answers: answers.map((answer) => ({ id: newId(), ...answer, at: answer.at.toISOString() })),
  }))
  await insertReady(tx, ready)
  return ready.map(({ id }) => id)
}
