// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const checkIcon = 'M232 80 104 208a12 12 0 0 1-17 0l-56-56a12 12 0 1 1 17-17l48 48L216 64a12 12 0 0 1 17 17'
