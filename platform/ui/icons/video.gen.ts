// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const videoIcon = 'M252 73a8 8 0 0 0-8 0l-36 24V72a16 16 0 0 0-16-16H32a16 16 0 0 0-16 16v112a16 16 0 0 0 16 16h160a16 16 0 0 0 16-16v-25l36 24 4 1a8 8 0 0 0 8-8V80a8 8 0 0 0-4-7m-60 111H32V72h160zm48-23-32-21v-24l32-21Z'
