import { inTransaction } from '@hojip/platform/db'
import { putQuestions } from '@hojip/questions'
import { must, type GuardedMall } from '../guarded-mall.ts'
import type { Person } from '../people.ts'

/** A shopper's questions about a product that she has received, and her answer to one of others. */
export interface Questions {
  toDelete: string
  toAnswer: string
  answerId: string
}

/** The shopper has received the product. */
export async function questionsOf(mall: GuardedMall, lin: Person, goodsId: string): Promise<Questions> {
  const asked: string[] = []
  for (const content of ['Is the jar sealed?', 'Does it keep until spring?'])
    asked.push(must(await mall.send('POST /bizGoodsQuestion/save', { goodsId, content }, lin.pass)).pkId)
  const answer = { pkId: await aQuestionOfOthers(mall, goodsId), content: 'It does' }
  const { pkId: answerId } = must(await mall.send('POST /bizGoodsQuestion/answer', answer, lin.pass))
  return { toDelete: asked[0]!, toAnswer: asked[1]!, answerId: answerId as string }
}

/** Another shopper's question about the product. */
export async function aQuestionOfOthers({ tools }: GuardedMall, goodsId: string): Promise<string> {
  const asked = { goodsId, author: '金美善', content: 'Is it sour?', locale: 'en-US' as const, answers: [] }
  const list = [{ ...asked, at: new Date(tools.clock.nowMs()) }]
  const [id] = await inTransaction(tools.db, (tx) => putQuestions(tx, list))
  return id!
}

/** The permitted caller's input for the calls about questions. */
export function questionInputs(goodsId: string, ofOthers: string, questions: Questions) {
  return {
    'POST /bizGoodsQuestion/findAll': { goodsId },
    'POST /bizGoodsQuestion/queryViewer': { goodsId },
    'POST /bizGoodsQuestion/save': { goodsId, content: 'How large is the jar?' },
    'POST /bizGoodsQuestion/answer': { pkId: ofOthers, content: 'A little' },
    'POST /bizGoodsQuestion/deleteById/{pkId}': { pkId: questions.toDelete },
    'POST /bizGoodsQuestion/deleteAnswer/{pkId}': { pkId: questions.answerId },
    'POST /bizConsole/answerQuestion': { pkId: questions.toAnswer, content: 'Until May' },
  }
}
