type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Act = { on: HTMLElement; value?: string }

/** A pressed element that needs a script. Submit buttons of server forms and links work without one. */
function pressed(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('a[href]')) return undefined
  return target.closest<HTMLElement>('button, input:is([type=checkbox], [type=radio])') ?? undefined
}

function filledIn(target: EventTarget | null): Field | undefined {
  return target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
    ? target
    : undefined
}

/** React compares with the last value it saw, which it tracks with a setter on the element itself. */
function fill(field: Field, value: string): void {
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Neither the browser nor React acts on the event, because it comes again. React listens as soon as it begins to
 * hydrate: it would hydrate the part at once and handle the event, which would then count twice.
 */
function leaveForLater(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** How long a press waits for the script of its part of the page. */
const patienceMs = 15_000

/** React leaves its properties on each element that it has hydrated; a lazy part of the page gets them later. */
function isHydrated(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'))
}

async function hydrated(element: HTMLElement): Promise<void> {
  // A replay at once stays before everything the visitor does next.
  if (isHydrated(element)) return
  const until = performance.now() + patienceMs
  while (!isHydrated(element) && element.isConnected && performance.now() < until)
    await new Promise((done) => setTimeout(done, 20))
  // React may still be about to commit the part.
  await new Promise((done) => setTimeout(done, 20))
}

async function doAgain(acts: readonly Act[]): Promise<void> {
  for (const { on, value } of acts) {
    await hydrated(on)
    const field = filledIn(on)
    if (field && value !== undefined) fill(field, value)
    else if (on instanceof HTMLFormElement) on.requestSubmit()
    else on.click()
    // A press must see what was typed before it.
    await new Promise((done) => setTimeout(done))
  }
}

/** Presses of elements in parts of the page whose scripts are still loading wait for them. */
function holdPressesOfLazyParts(): void {
  const held = new Set<HTMLElement>()
  const onPress = (event: Event) => {
    const on = pressed(event.target)
    if (!on || isHydrated(on)) return
    leaveForLater(event)
    if (held.has(on)) return
    held.add(on)
    void hydrated(on).then(() => {
      document.removeEventListener('click', onPress, true)
      on.click()
      document.addEventListener('click', onPress, true)
      held.delete(on)
    })
  }
  document.addEventListener('click', onPress, true)
}

/**
 * Records presses and input before the page's scripts are loaded, and replays them afterwards: nobody has to press
 * twice or loses what they typed.
 */
export function recordEarlyActs(): void {
  const acts: Act[] = []
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  const onPress = (event: Event) => {
    const on = pressed(event.target)
    if (!on) return
    leaveForLater(event)
    // Pressing again because nothing happens means one press; a second press on a checkbox takes the first back.
    const before = acts.findIndex((act) => act.on === on)
    if (before === -1) acts.push({ on })
    else if (on instanceof HTMLInputElement && on.type === 'checkbox') acts.splice(before, 1)
  }
  const onInput = ({ target }: Event) => {
    const on = filledIn(target)
    if (!on || /^(checkbox|radio|file)$/.test(on.type)) return
    const before = acts.findIndex((act) => act.on === on)
    if (before !== -1) acts.splice(before, 1)
    acts.push({ on, value: on.value })
  }
  /** Submission by the Enter key, without pressing a button. */
  const onSubmit = (event: SubmitEvent) => {
    leaveForLater(event)
    if (event.target instanceof HTMLFormElement) acts.push({ on: event.target })
  }
  document.addEventListener('click', onPress, options)
  document.addEventListener('input', onInput, options)
  document.addEventListener('submit', onSubmit, options)
  const onAlive = () => {
    stop.abort()
    holdPressesOfLazyParts()
    void doAgain(acts)
  }
  document.addEventListener('alive', onAlive, { once: true })
}
