import { binary, routes } from './route.ts'

export const videos = routes({
  'GET /videos/{id}': {
    summary: 'Get a video; supports Range and If-None-Match',
    ages: 'any',
    foreignId: true,
    reply: binary('video/mp4'),
    problems: ['not_found', 'range_not_satisfiable'],
  },
})
