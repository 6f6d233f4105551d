import { anOrdersMall, aShippedOrder, type TestMall } from '@hojip/orders/testing'
import type { Stall } from '@hojip/inventory/testing'
import type { Viewer } from '@hojip/platform/http'
import { questionsJobs, questionsRoutes } from './index.ts'

/** A mall with calls for receiving orders, and for questions and answers. */
export function aMallWithQuestions(): Promise<TestMall> {
  return anOrdersMall((tools) => {
    questionsJobs(tools)
    return questionsRoutes(tools)
  })
}

/** Asks about a product; returns the answer of the call. */
export function ask(mall: TestMall, as: Viewer, goodsId: string, content = '这个辣吗？小朋友能吃吗') {
  return mall.call(as, 'POST /bizGoodsQuestion/save', { goodsId, content })
}

/** The question's id. */
export async function aQuestion(
  mall: TestMall,
  as: Viewer,
  goodsId: string,
  content?: string,
): Promise<string> {
  return (await ask(mall, as, goodsId, content)).data.pkId as string
}

/** A shopper who has received the stall's product. */
export async function aReceiver(mall: TestMall, stall: Stall): Promise<Viewer> {
  const { lin, orderId } = await aShippedOrder(mall.tools, { stalls: [stall] })
  await mall.call(lin, 'POST /bizOrder/confirmOrder', { orderId })
  return lin
}
