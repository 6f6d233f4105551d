export const questionSorts = ['hot', 'new'] as const
export type QuestionSort = (typeof questionSorts)[number]

export const questionsCall = 'POST /bizGoodsQuestion/findAll'
export const viewerCall = 'POST /bizGoodsQuestion/queryViewer'

const pageSize = 5

/** The input for one page of a product's questions. */
export function questionPage(goodsId: string, sort: QuestionSort, pageNum = 1) {
  return { goodsId, sort, pageNum, pageSize }
}
