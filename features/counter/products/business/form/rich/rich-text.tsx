import { sanitisedHtml, useTexts } from '@hojip/platform/page'
import { Button, classNames } from '@hojip/platform/ui'
import { getSchema } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { DOMParser } from '@tiptap/pm/model'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { formTexts } from '../texts.ts'
import { PictureButton } from './picture-button.tsx'

/** Only what the sanitiser of the server leaves in. */
const extensions = [
  StarterKit.configure({ heading: { levels: [3, 4] }, link: false, code: false, codeBlock: false }),
  Image,
]

/** HTML as the editor's own document. The editor's way through a parser of the browser is closed by the page's policy. */
function documentOf(html: string) {
  const place = document.createElement('template')
  Object.assign(place, { innerHTML: sanitisedHtml(html).__html })
  return DOMParser.fromSchema(getSchema(extensions)).parse(place.content).toJSON() as object
}

interface RichTextProps {
  label: string
  locale: string
  html: string
  onChange: (html: string) => void
}

/** The graphic detail in one language. */
export function RichText({ label, locale, html, onChange }: RichTextProps) {
  const t = useTexts(formTexts)
  const editor = useEditor({
    extensions,
    content: documentOf(html),
    // The site's own styles; the policy of the page allows no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: locale,
        // A browser's translation of the text would count as typed.
        translate: 'no',
        class:
          'min-h-60 px-3 py-2.5 leading-loose whitespace-pre-wrap outline-none [&_h3]:font-bold [&_img]:max-w-full [&_li]:ml-5 [&_ol]:list-decimal [&_p]:my-2 [&_ul]:list-disc',
      },
    },
    onUpdate: ({ editor: one }) => onChange(one.isEmpty ? '' : one.getHTML()),
  })
  const is = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one?.isActive('bold') ?? false,
      italic: one?.isActive('italic') ?? false,
      heading: one?.isActive('heading') ?? false,
      bulletList: one?.isActive('bulletList') ?? false,
      orderedList: one?.isActive('orderedList') ?? false,
    }),
  })
  const act = () => editor.chain().focus()
  const tools = [
    { name: 'bold', run: () => act().toggleBold().run() },
    { name: 'italic', run: () => act().toggleItalic().run() },
    { name: 'heading', run: () => act().toggleHeading({ level: 3 }).run() },
    { name: 'bulletList', run: () => act().toggleBulletList().run() },
    { name: 'orderedList', run: () => act().toggleOrderedList().run() },
  ] as const
  return (
    <div className="rounded-md ring-line focus-within:outline-2 focus-within:outline-focus">
      <div role="group" aria-label={t.tools} className="flex flex-wrap gap-1 border-b border-line p-1.5">
        {tools.map(({ name, run }) => (
          <Button
            key={name}
            size="xs"
            aria-pressed={is[name]}
            className={classNames(is[name] && 'bg-jade-soft!')}
            onClick={run}
          >
            {t.marks[name]}
          </Button>
        ))}
        <PictureButton
          onPicture={(ref) =>
            act()
              .insertContent([
                { type: 'image', attrs: { src: `/pictures/${ref}-800.webp`, alt: '' } },
                // What is typed next comes below it.
                { type: 'paragraph' },
              ])
              .run()
          }
        />
      </div>
      <EditorContent editor={editor} />
    </div>
  )
}
