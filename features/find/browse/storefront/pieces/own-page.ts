import type { Input, Output } from '@hojip/platform/client'

export type OwnPage = Input<'GET /appHome/queryPieces'>['page']
export type Pieces = Output<'GET /appHome/queryPieces'>
