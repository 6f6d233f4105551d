import { shopProductsHref } from '@hojip/hrefs/products'
import { useLazyCall, useNavigate, useTexts } from '@hojip/platform/page'
import {
  Button,
  ButtonLink,
  caretDownIcon,
  caretUpIcon,
  classNames,
  Icon,
  Select,
  TextInput,
  useWide,
} from '@hojip/platform/ui'
import { useState, type SubmitEvent } from 'react'
import { languageKinds, stockKinds } from '../rules/product-filter.ts'
import { isFiltered, productsSearch, type ProductsSearch } from './products-search.ts'
import { productsTexts } from './texts.ts'

const languageNames = { any: 'any', 'zh-CN': 'zh', 'ko-KR': 'ko', 'en-US': 'en' } as const
/** Categories below others are indented, which only spaces do in a list of options. */
const indent = '\u2003'

/** The conditions of the list; they apply when the form is sent. */
export function FilterRow({ search }: { search: ProductsSearch }) {
  const t = useTexts(productsTexts)
  const navigate = useNavigate()
  const isWide = useWide()
  const [isMore, setMore] = useState(search.from !== '' || search.to !== '' || search.language !== '')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const { state, sort, order } = search
    navigate(shopProductsHref({ ...productsSearch(given), state, sort, order, page: 1, row: undefined }))
  }
  return (
    <form
      role="search"
      aria-label={t.filterLabel}
      onSubmit={submit}
      className="grid items-end gap-2 card p-3 md:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr_auto] lg:gap-3 lg:p-4"
    >
      <TextInput
        label={t.words}
        name="words"
        type="search"
        maxLength={40}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={isWide ? t.wordsHint : undefined}
        defaultValue={search.words}
        className="md:max-lg:col-span-2"
      />
      <Choices search={search} isShown={isMore} />
      <Prices search={search} isShown={isMore} />
      <span className="flex items-center gap-2 lg:col-start-5 lg:row-start-1">
        <Button type="submit" kind="jade" className="min-h-11!">
          {t.find}
        </Button>
        <Button kind="quiet" className="min-h-11!" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {t.more}
          <Icon of={isMore ? caretUpIcon : caretDownIcon} size={14} />
        </Button>
        {isFiltered(search) && (
          <ButtonLink kind="quiet" href={shopProductsHref({ state: search.state })} className="min-h-11!">
            {t.reset}
          </ButtonLink>
        )}
      </span>
    </form>
  )
}

/** On phones they come with the button for more. */
function Choices({ search, isShown }: { search: ProductsSearch; isShown: boolean }) {
  const t = useTexts(productsTexts)
  const { data: categories } = useLazyCall('GET /bizConsole/queryProductCategories', {})
  const look = classNames(!isShown && 'max-lg:hidden')
  return (
    <>
      <Select
        label={t.category}
        name="category"
        key={categories ? 'known' : 'unknown'}
        defaultValue={search.category}
        className={look}
      >
        <option value="">{t.allCategories}</option>
        {categories?.list.map(({ pkId, name, level }) => (
          <option key={pkId} value={pkId}>
            {`${indent.repeat(level - 1)}${name}`}
          </option>
        ))}
      </Select>
      <Select label={t.stock} name="stock" defaultValue={search.stock} className={look}>
        <option value="">{t.any}</option>
        {stockKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t.stocks[kind]}
          </option>
        ))}
      </Select>
      <Select label={t.language} name="language" defaultValue={search.language} className={look}>
        <option value="">{t.any}</option>
        {languageKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t.languages[languageNames[kind]]}
          </option>
        ))}
      </Select>
    </>
  )
}

function Prices({ search, isShown }: { search: ProductsSearch; isShown: boolean }) {
  const t = useTexts(productsTexts)
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          label={t[name]}
          name={name}
          inputMode="decimal"
          maxLength={13}
          autoComplete="off"
          defaultValue={search[name]}
          className={classNames(!isShown && 'hidden', 'lg:row-start-2')}
        />
      ))}
    </>
  )
}
