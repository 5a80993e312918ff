import type { Topic } from './topics.ts'

/** What a note is about when it says several things together: each group of words must be met by one of its words. */
export interface Matter extends Omit<Topic, 'said'> {
  said: readonly string[]
}

const parents =
  'mum mums mom moms mother dad dads father parents parent stepmum stepdad gran nan nans granny grandad grandma grandparents'
const children =
  'son sons daughter daughters kid kids child children toddler teenager stepson stepdaughter my_boy my_girl'
const close = `${parents} ${children} family sister brother partner boyfriend girlfriend husband wife fiance fiancee`
const friends = 'friend friends mate mates best_friend flatmate housemate roommate'
const animals = 'dog cat puppy kitten rabbit hamster horse'

/**
 * Matters come before topics, the most significant first: a child's concert is nobody's own stage, and an argument with
 * a friend is not about friendship.
 */
export const matters: readonly Matter[] = [
  {
    said: [
      `${close} ${friends} ${animals} auntie aunt uncle cousin neighbour`,
      'ill is_sick very_sick really_sick poorly hospital cancer stroke dementia operation surgery biopsy chemo diagnosis diagnosed died dying funeral hospice terminal put_down put_to_sleep passed_away heart_attack vet vets',
    ],
    kinds: ['loss'],
    inLines: 'miss missing love near hand care',
    themes: ['self-kindness', 'connection', 'calm'],
  },
  {
    said: [
      children,
      'concert school_play play_tonight nativity recital sports_day assembly match exam exams test gcses alevels results driving graduation graduating',
    ],
    kinds: ['child', 'family'],
    inLines: 'clap proud phone song seat watch',
    themes: ['connection', 'calm', 'gratitude', 'self-kindness', 'courage'],
  },
  {
    said: [
      children,
      'first_day new_school start_school starts_school starting_school starts_nursery starting_nursery starts_uni starting_uni to_uni to_university leaving_home moving_out',
    ],
    kinds: ['child', 'family'],
    inLines: 'gate wave bag coat small wobble',
    themes: ['connection', 'calm', 'self-kindness', 'courage'],
  },
  {
    said: [`${children} baby newborn`, 'sleep sleeping awake up_all_night no_sleep teething night nights five_am'],
    kinds: ['tired'],
    inLines: 'tired sleep night rest awake',
    themes: ['self-kindness', 'sleep', 'body-peace', 'calm'],
    situation: 'bedtime',
  },
  {
    said: [
      `${close} ${friends}`,
      'had_a_row big_row massive_row huge_row blazing_row row_with another_row rowing argument argued arguing argue fell_out falling_out fallen_out had_words not_speaking shouted shouting shout snapped slammed fight fighting fought',
    ],
    kinds: ['row', 'anger'],
    inLines: 'angry cross argue argument row sorry',
    themes: ['calm', 'connection', 'self-kindness', 'boundaries'],
  },
  {
    said: [
      'boss manager supervisor line_manager team_leader',
      'praised praise well_done pleased proud thanked promoted loved_it impressed',
    ],
    kinds: ['glad'],
    inLines: 'glad good proud pleased enjoy',
    themes: ['gratitude', 'confidence', 'motivation'],
  },
  {
    said: [
      `${friends} everyone everybody sister brother cousin all_of_them they_all colleague`,
      'engaged married pregnant promoted buying_houses bought_a_house houses having_babies successful ahead better_than sorted',
      'feel feeling me behind still while jealous and_im not_me',
    ],
    kinds: ['compare'],
    inLines: 'compare comparing behind pace ahead envy',
    themes: ['self-kindness', 'confidence', 'gratitude', 'calm'],
  },
  {
    said: [
      'good_news great_news got_the_job got_a_place got_in all_clear i_passed passed_my passed_the finally_finished handed_it_in got_promoted been_promoted',
    ],
    kinds: ['glad'],
    inLines: 'glad good proud pleased enjoy welcome',
    themes: ['gratitude', 'confidence', 'connection'],
  },
]
