// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const teaIcon = 'M224 160a16 16 0 0 1-16-16V64a56 56 0 0 0-112 0v8H77a16 16 0 0 0-14 8l-21 34-2 8v94a16 16 0 0 0 16 16h96a16 16 0 0 0 16-16v-94l-2-8-21-34a16 16 0 0 0-14-8h-19v-8a40 40 0 0 1 80 0v80a32 32 0 0 0 32 32 8 8 0 0 0 0-16m-93-72 21 34v94H56v-94l21-34h19v48a8 8 0 0 0 16 0V88Z'
