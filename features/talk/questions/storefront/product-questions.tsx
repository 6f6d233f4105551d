import { useLazyCall, useSession, useTexts } from '@hojip/platform/page'
import { Button, Chip, EmptyState, Notice, Skeleton } from '@hojip/platform/ui'
import { lazyPart } from '@hojip/platform/parts'
import { Suspense, useMemo, useState } from 'react'
import { QuestionList } from './question-list.tsx'
import { questionPage, questionsCall, questionSorts, type QuestionSort } from './question-page.ts'
import { questionsTexts } from './texts.ts'

const AskDialog = lazyPart(() => import('./ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

interface ProductQuestionsProps {
  goodsId: string
  /** The product's, its brand's and its shop's name, which a translation leaves as they are. */
  names: readonly string[]
  /** Only about products on sale. */
  canAsk: boolean
}

/** The questions about a product with their answers, and the button to ask one. */
export function ProductQuestions({ goodsId, names, canAsk }: ProductQuestionsProps) {
  const t = useTexts(questionsTexts)
  const [sort, setSort] = useState<QuestionSort>('hot')
  const { data, error, refetch } = useLazyCall(questionsCall, questionPage(goodsId, sort))
  const original = useNames(names)
  if (error)
    return (
      <Notice
        tone="amber"
        action={
          <Button size="sm" onClick={refetch}>
            {t.retry}
          </Button>
        }
      >
        {t.failed}
      </Notice>
    )
  if (!data) return <Skeleton className="h-24 w-full" />
  const ask = canAsk && (
    <AskButton goodsId={goodsId} isMain={data.total === 0} onAsked={() => setSort('new')} />
  )
  if (data.total === 0)
    return <EmptyState as="h3" title={t.none} text={canAsk ? t.noneHint : t.noneOffShelf} action={ask} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        {data.total > 1 ? (
          <div role="group" aria-label={t.order} className="flex gap-2">
            {questionSorts.map((one) => (
              <Chip key={one} selected={one === sort} onPress={() => setSort(one)}>
                {t.sorts[one]}
              </Chip>
            ))}
          </div>
        ) : (
          <span />
        )}
        {ask}
      </div>
      <QuestionList key={sort} goodsId={goodsId} sort={sort} names={original} />
    </>
  )
}

/** The same array while the names do not change. */
function useNames(names: readonly string[]): readonly string[] {
  const joined = names.filter(Boolean).join('\n')
  return useMemo(() => joined.split('\n'), [joined])
}

type AskButtonProps = { goodsId: string; isMain: boolean; onAsked: () => void }

function AskButton({ goodsId, isMain, onAsked }: AskButtonProps) {
  const t = useTexts(questionsTexts)
  const { whenSignedIn } = useSession()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind={isMain ? 'jade' : 'jadeLine'}
        className="max-lg:min-h-11!"
        aria-haspopup="dialog"
        onClick={() => whenSignedIn(() => setOpen(true))}
      >
        {t.ask}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AskDialog goodsId={goodsId} onClose={() => setOpen(false)} onAsked={onAsked} />
        </Suspense>
      )}
    </>
  )
}
