import { shopRefundsHref } from '@hojip/hrefs/aftersales'
import { answeringHref } from '@hojip/hrefs/chat'
import { shopCommentsHref } from '@hojip/hrefs/comments'
import { shopOrdersHref } from '@hojip/hrefs/orders'
import { shopQuestionsHref } from '@hojip/hrefs/questions'
import { stockHref } from '@hojip/hrefs/stock'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, classNames, Skeleton, TimeMeter } from '@hojip/platform/ui'
import { figuresTexts } from './texts.ts'
import { useTasks, type Task } from './use-tasks.ts'

const tones = { jade: 'text-ink-2', amber: 'text-amber', crimson: 'text-crimson' }
const bars = { jade: 'fill-jade', amber: 'fill-amber', crimson: 'fill-crimson' }

/** What waits for somebody of the shop: what is due first is on top, what has no deadline at the end. */
export function TasksCard() {
  const t = useTexts(figuresTexts)
  const { tasks, isLoading } = useTasks()
  return (
    <section aria-labelledby="tasks" className="overflow-hidden card">
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-3.5 pb-3">
        <h2 id="tasks" className="text-16 font-bold">
          {t.tasks}
        </h2>
        {tasks.length > 0 && <p className="text-12 text-ink-3">{t.tasksText}</p>}
      </div>
      {isLoading ? (
        <Skeleton className="m-4 h-40" />
      ) : tasks.length === 0 ? (
        <div className="border-t border-line px-4 py-10 text-center">
          <p className="text-15 font-medium">{t.allDone}</p>
          <p className="mt-1 text-13 text-ink-3">{t.allDoneText}</p>
        </div>
      ) : (
        <ul>
          {tasks.map((task, n) => (
            <TaskRow key={task.key} task={task} isFirst={n === 0} />
          ))}
        </ul>
      )}
    </section>
  )
}

const hrefs: Record<Task['key'], string> = {
  toShip: shopOrdersHref(),
  refunds: shopRefundsHref(),
  chats: answeringHref(),
  lowStock: stockHref({ state: 'low' }),
  comments: shopCommentsHref(),
  questions: shopQuestionsHref(),
}

function TaskRow({ task: { key, count, said, due }, isFirst }: { task: Task; isFirst: boolean }) {
  const t = useTexts(figuresTexts)
  const acts: Record<Task['key'], string> = {
    toShip: t.toShipAct,
    refunds: t.refundsAct,
    chats: t.chatsAct,
    lowStock: t.lowStockAct,
    comments: t.answerAct,
    questions: t.answerAct,
  }
  const tone = due?.tone ?? 'jade'
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5">
      <b
        className={classNames(
          'figures w-11 flex-none text-right text-20',
          key === 'toShip' || key === 'chats' || key === 'refunds' ? 'text-price' : 'text-ink',
        )}
      >
        {count}
      </b>
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium">{t[key]}</span>
        <span className={classNames('block text-12', due ? tones[tone] : 'text-ink-3')}>{said}</span>
        {due && <TimeMeter share={due.share} bar={bars[tone]} className="mt-1" />}
      </span>
      <ButtonLink
        kind={isFirst ? 'jade' : 'outline'}
        size="sm"
        className="max-lg:min-h-11!"
        href={hrefs[key]}
      >
        {acts[key]}
      </ButtonLink>
    </li>
  )
}
