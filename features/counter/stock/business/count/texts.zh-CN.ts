interface Found {
  changes: number
  more: number
  less: number
  same: number
  wrong: number
}

export const zhCN = {
  title: '盘点',
  stock: '库存',
  stepGet: '1. 下载盘点表',
  getHint: '每个规格一行，带账面数量：货架上应有的全部件数，包括待付款和已付款还没发出的。',
  which: '范围',
  get: '下载盘点表',
  stepSend: '2. 填好后上传',
  sendHint:
    '在“实盘数量”里填货架上的件数（含待付款和待发货的），存成 CSV。没填的行会跳过；“待发货”“账面数量”“表格版本”请保持原样。',
  file: '选择 CSV 文件',
  mayNot: '你的职责只能看库存，不能改',
  notASheet: '看不出这是盘点表：请用 CSV 格式，保留“编码”“待发货”“账面数量”“实盘数量”“表格版本”五列',
  oldSheet: '这张盘点表没有“待发货”一列，是以前的格式，账面数量不含待发货的件数。请重新下载盘点表再填',
  nothingCounted: '表格里还没有填实盘数量',
  tooManyRows: (n: number) => `一次最多 ${n} 行，请分成几份`,
  stepApply: '3. 核对，改库存',
  busy: {
    check: (done: number, rows: number) => `正在核对：${done} / ${rows}`,
    apply: (done: number, rows: number) => `正在改库存：${done} / ${rows}`,
  },
  found: ({ changes, more, less, same, wrong }: Found) =>
    [
      changes > 0 && `${changes} 个规格有差异（多 ${more} 件，少 ${less} 件）`,
      same > 0 && `${same} 个没有差异`,
      wrong > 0 && `${wrong} 行有问题`,
    ]
      .filter(Boolean)
      .join('，'),
  apply: (n: number) => `改 ${n} 个规格的库存`,
  applied: (n: number) => `已改 ${n} 个规格的库存，流水里可以查到`,
  withMoved: (n: number) => `也改下载表格后有订单进出的 ${n} 个规格：按清点出的差额改，期间的进出保留`,
  saveLeft: (n: number) => `下载没改的 ${n} 行`,
  sku: '编码',
  product: '商品',
  book: '账面',
  counted: '实盘',
  now: '现在',
  result: '结果',
  becomes: (n: number) => `改为 ${n}`,
  soldSince: (n: number) => `期间发出 ${n} 件`,
  backSince: (n: number) => `期间退回 ${n} 件`,
  notShown: (n: number) => `还有 ${n} 行没有列出`,
  problems: {
    skuGone: '店里没有这个编码',
    ambiguous: '有几个规格用这个编码，请在库存页逐个修正',
    repeated: '编码在表格里重复了',
    corrected: '下载表格后有人改过，请重新下载再数',
    short: '比待付款和待发货的件数还少',
    unreadable: '数量或表格版本不是整数',
    rounded: '表格软件把编码变成了科学计数，后面的数字丢了：请把这一列设为文本',
  },
}
