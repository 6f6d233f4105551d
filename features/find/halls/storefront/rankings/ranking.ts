import type { Output } from '@hojip/platform/client'

export type Ranking = Output<'POST /bizGoods/queryRanking'>
