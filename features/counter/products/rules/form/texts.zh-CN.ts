import type { Texts } from '@hojip/platform/i18n'
import type { Why } from './problems.ts'

export const zhCN = {
  why: {
    noName: '至少用一种语言写商品名',
    noCategory: '请选择分类',
    noPicture: '至少上传一张图片才能上架',
    foreignPicture: '有图片不是本店上传的，请在编辑页上传',
    noSku: '至少要有一个规格，最多 100 个',
    noneOnSale: '至少要有一个规格在售才能上架',
    unnamedOption: '这组选项还没有名字',
    noValue: '这组选项至少要有一个写好的值',
    doubleValue: '这组选项里有两个一样的值',
    price: '价格请填 0.01 到 99,999,999.99 元',
    stock: '库存请填整数；不计库存就清空',
    gtin: '条形码要是 8、12、13 或 14 位数字，请对照包装检查；没有就留空',
    weight: '毛重请填整数克，或者清空',
    doubleCode: '这个编码和另一个规格重复了',
    choice: '规格和选项对不上，请刷新后再改',
    param: '每个参数都要有名称和内容',
    limit: '每人限购请填 1 到 999，不限购就清空',
    returnRule:
      '这个分类不能选这条规则：是否生鲜、是否不宜拆封、是否数字商品由分类决定，本店可以放宽，或标明定做',
  } satisfies Record<Why, string>,
}

export type ProblemTexts = Texts<typeof zhCN>
