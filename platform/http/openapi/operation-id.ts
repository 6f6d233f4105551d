import { capital } from './shared-parts.ts'

/** The name of a call for generated clients: `GET /bizGoodsRefund/findById/{pkId}` is `getBizGoodsRefundFindByIdByPkId`. */
export function operationIdOf(key: string): string {
  const [method, path] = key.split(' ') as [string, string]
  const words = path
    .split('/')
    .filter(Boolean)
    .flatMap((part) => part.replace(/^\{(\w+)\}$/, 'by-$1').split(/[^A-Za-z0-9]+/))
  return method.toLowerCase() + words.map(capital).join('')
}
