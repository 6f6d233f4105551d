// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const closeBoldIcon = 'M208 192a12 12 0 0 1-17 17l-63-64-64 63a12 12 0 0 1-17-17l64-63-63-64a12 12 0 0 1 17-17l63 64 64-64a12 12 0 0 1 17 17l-64 64Z'
