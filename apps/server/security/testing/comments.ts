import { putComments } from '@hojip/comments'
import { inTransaction } from '@hojip/platform/db'
import { must, type GuardedMall } from './guarded-mall.ts'
import type { Person } from './people.ts'

/** A shopper's comments on an order of four lines: three comments, and a line without one. */
export interface Comments {
  orderId: string
  waitingLineId: string
  toAppend: string
  toDelete: string
  toAnswer: string
}

interface Received {
  orderId: string
  lineIds: string[]
}

/** Comments on three of the order's four lines. */
export async function commentsOf(mall: GuardedMall, lin: Person, order: Received): Promise<Comments> {
  const { orderId, lineIds } = order
  const pkIds: string[] = []
  for (const orderGoodsId of lineIds.slice(1)) {
    const list = [{ orderGoodsId, score: 5, content: 'Crisp and fresh' }]
    const said = must(await mall.send('POST /bizGoodsComment/save', { orderId, list }, lin.pass))
    pkIds.push(said.pkIds[0] as string)
  }
  const [toAppend, toDelete, toAnswer] = pkIds as [string, string, string]
  return { orderId, waitingLineId: lineIds[0]!, toAppend, toDelete, toAnswer }
}

/** Another shopper's comment on the same product: anybody may mark it as useful. */
export async function aCommentOfOthers({ tools }: GuardedMall, goodsId: string): Promise<string> {
  const said = { goodsId, author: '金美善', score: 5, content: 'Will buy again' }
  const [id] = await inTransaction(tools.db, (tx) => putComments(tx, [said]))
  return id!
}

/** The permitted caller's input for the calls about comments. */
export function commentInputs(goodsId: string, ofOthers: string, comments: Comments) {
  return {
    'POST /bizGoodsComment/queryByGoodsId': { goodsId },
    'GET /bizGoodsComment/querySummary': { goodsId },
    'POST /bizGoodsComment/queryLiked': { goodsId },
    'POST /bizGoodsComment/save': {
      orderId: comments.orderId,
      list: [{ orderGoodsId: comments.waitingLineId, score: 4, content: 'As described' }],
    },
    'POST /bizGoodsComment/append': { pkId: comments.toAppend, content: 'Still good' },
    'POST /bizGoodsComment/deleteById/{pkId}': { pkId: comments.toDelete },
    'POST /bizGoodsComment/like/{pkId}': { pkId: ofOthers },
    'POST /bizConsole/replyComment': { pkId: comments.toAnswer, content: 'Thank you' },
  }
}
