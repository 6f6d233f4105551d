import { helpHref } from '@hojip/hrefs/help'
import type { Output } from '@hojip/platform/client'
import { Link, toast, useLazyCall, useTexts } from '@hojip/platform/page'
import { Button, classNames, Disclosure, Icon, inputStyle, searchIcon, Skeleton } from '@hojip/platform/ui'
import { useDeferredValue, useState } from 'react'
import { OpenOrders } from './open-orders.tsx'
import { customerTexts } from './texts.ts'

type Article = Output<'GET /sysHelp/findTree'>['list'][number]['articles'][number]

interface HelpAnswersProps {
  onUnsolved: () => void
  onSendOrder: (orderId: string) => void
}

/** Groups for who sells, and of documents: found by their words, and offered to nobody. */
const notOffered: readonly string[] = ['shops', 'about']

/** The state of the shopper's orders, and the articles of the help that answer most questions before a person is needed. */
export function HelpAnswers({ onUnsolved, onSendOrder }: HelpAnswersProps) {
  const t = useTexts(customerTexts)
  const [words, setWords] = useState('')
  const text = useDeferredValue(words.trim())
  const { data, isPending } = useLazyCall('GET /sysHelp/findTree', text ? { text } : {}, {
    keepPrevious: true,
  })
  const articles =
    data?.list
      .filter(({ key }) => text !== '' || !notOffered.includes(key))
      .flatMap((group) => group.articles) ?? []
  return (
    <div className="grid content-start gap-3">
      <label className="relative block text-ink-3">
        <Icon of={searchIcon} size={18} className="pointer-events-none absolute inset-y-0 left-3 my-auto" />
        <input
          type="search"
          aria-label={t.helpSearch}
          placeholder={t.helpSearch}
          value={words}
          maxLength={50}
          onChange={(event) => setWords(event.target.value)}
          className={classNames(inputStyle, 'pl-9.5!')}
        />
      </label>
      <h2 className="text-14 font-bold">{t.helpTitle}</h2>
      {text === '' && <OpenOrders onSendOrder={onSendOrder} />}
      {isPending && <Skeleton className="h-40 rounded-md" />}
      {!isPending && articles.length === 0 && <p className="text-13 text-ink-3">{t.noHelp}</p>}
      <ul className="divide-y divide-line">
        {articles.map((article) => (
          <li key={article.id}>
            <Answer article={article} onUnsolved={onUnsolved} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Answer({ article, onUnsolved }: { article: Article; onUnsolved: () => void }) {
  const t = useTexts(customerTexts)
  const [isOpen, setOpen] = useState(false)
  const { data } = useLazyCall('GET /sysHelp/findById/{id}', { id: article.id }, { when: isOpen })
  const paragraphs = data?.sections.flatMap((section) => [...section.paragraphs, ...section.points]) ?? []
  return (
    <Disclosure
      summary={<span className="flex min-h-11 flex-1 items-center text-ink">{article.title}</span>}
      onOpen={() => setOpen(true)}
    >
      <div className="grid gap-2 pb-3 text-13 text-ink-2">
        {data ? (
          paragraphs.slice(0, 3).map((text) => <p key={text}>{text}</p>)
        ) : (
          <Skeleton className="h-16 rounded-md" />
        )}
        <p>
          <Link to={helpHref({ id: article.id })} className="link">
            {t.readAll}
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-12 text-ink-3">{t.isItUseful}</span>
          <Button size="xs" className="max-lg:min-h-11!" onClick={() => toast('success', t.thanks)}>
            {t.useful}
          </Button>
          <Button size="xs" className="max-lg:min-h-11!" onClick={onUnsolved}>
            {t.useless}
          </Button>
        </p>
      </div>
    </Disclosure>
  )
}
