import { useLazyCall, useTexts, useViewer } from '@hojip/platform/page'
import { useNow } from '@hojip/platform/ui'
import { timeLeft, type Due } from '../rules/due.ts'
import { figuresTexts } from './texts.ts'

export interface Task {
  key: 'chats' | 'comments' | 'lowStock' | 'questions' | 'refunds' | 'toShip'
  count: number
  said: string
  /** Of the first one; left out where there is no deadline. */
  due?: Due
}

const one = { pageSize: 1 }

/**
 * What the user may do and has to, by the first deadline. The menu, which is beside every page, asks the same calls for its
 * badges again and again: what it gets is shown here too.
 */
export function useTasks(): { tasks: Task[]; isLoading: boolean } {
  const t = useTexts(figuresTexts)
  const access = useViewer()?.access ?? []
  const nowMs = useNow()
  const ifMay = (right: string) => ({ when: access.includes(right) })
  const orders = useLazyCall('POST /bizConsole/queryOrders', { ...one, orderStatus: 3 }, ifMay('orders.read'))
  const refunds = useLazyCall(
    'POST /bizConsole/queryRefunds',
    { ...one, group: 'submitted' },
    ifMay('orders.read'),
  )
  const chats = useLazyCall('POST /bizConsole/chat/countUnanswered', {}, ifMay('service'))
  const comments = useLazyCall('POST /bizConsole/queryComments', one, ifMay('products.read'))
  const questions = useLazyCall('POST /bizConsole/queryQuestions', one, ifMay('products.read'))
  const stock = useLazyCall('POST /bizConsole/queryStock', one, ifMay('products.read'))
  const shipBy = orders.data?.list[0]?.shipByAt
  const refundBy = refunds.data?.list[0]?.deadlineAt
  const toShip = shipBy === undefined ? undefined : timeLeft(shipBy, nowMs)
  const toAnswer = refundBy === undefined ? undefined : timeLeft(refundBy, nowMs)
  const all: Task[] = [
    {
      key: 'toShip',
      count: orders.data?.total ?? 0,
      said: toShip ? (toShip.isLate ? t.firstLate(toShip.text) : t.firstDue(toShip.text)) : t.soon,
      ...(toShip && { due: toShip }),
    },
    {
      key: 'refunds',
      count: refunds.data?.total ?? 0,
      said: toAnswer ? (toAnswer.isLate ? t.refundLate : t.firstRefund(toAnswer.text)) : t.soon,
      ...(toAnswer && { due: toAnswer }),
    },
    { key: 'chats', count: chats.data?.toServe ?? 0, said: t.soon },
    { key: 'lowStock', count: stock.data?.counts.low ?? 0, said: t.lowStockText },
    { key: 'comments', count: comments.data?.unanswered ?? 0, said: t.noLimit },
    { key: 'questions', count: questions.data?.unanswered ?? 0, said: t.noLimit },
  ]
  const soonest = (task: Task) => task.due?.leftMs ?? (task.key === 'chats' ? 0 : Infinity)
  return {
    tasks: all.filter(({ count }) => count > 0).toSorted((a, b) => soonest(a) - soonest(b)),
    isLoading: access.includes('orders.read') && !orders.data && !orders.error,
  }
}
