import type { Topic } from '../topic.ts'

/** Topics about work, school and having much to do. */
export const workAndSchoolTopics: readonly Topic[] = [
  {
    said: 'failed_my failed_the failed_an failed_a failed_again failed_exam failed_test i_failed failing failure messed_up screwed_up mucked_up went_wrong went_badly went_terribly blew_it',
    kinds: ['mistake', 'shame'],
    inLines: 'wrong mistake failure failed sting setback',
    themes: ['self-kindness', 'fresh-start', 'confidence', 'courage'],
    situation: 'after-a-setback',
  },
  {
    said: 'rejected rejection turned_down didnt_get setback dropped_out',
    kinds: ['let-down'],
    inLines: 'disappointed disappointment try sting setback start',
    themes: ['fresh-start', 'self-kindness', 'courage'],
    situation: 'after-a-setback',
  },
  {
    said: 'interview interviews interviewing hiring job_application second_round assessment_centre',
    kinds: [],
    inLines: 'interview question answer nerves nervous ready room voice',
    themes: ['confidence', 'courage', 'calm'],
    situation: 'an-interview',
  },
  {
    said: 'exam exams finals mocks gcse gcses alevel alevels a_levels revision revising revise studying viva mock midterm sats',
    kinds: ['study'],
    inLines: 'exam question paper page memory learned learn know read notes blank',
    themes: ['focus', 'confidence', 'calm', 'motivation'],
    situation: 'an-exam',
  },
  {
    said: 'results waiting_to_hear test_results hear_back verdict email_back call_back waiting_for_news waiting_for_results waiting_for_the_results',
    kinds: ['worry'],
    inLines: 'wait waiting answer news hear know hope',
    themes: ['calm', 'courage', 'self-kindness'],
    situation: 'waiting-for-news',
  },
  {
    said: 'before_work dreading_work dreading_monday monday_again sunday_scaries sunday_night go_to_work going_into_work commute commuting back_to_work first_shift',
    kinds: ['work'],
    inLines: 'work hour start',
    themes: ['motivation', 'calm', 'courage', 'boundaries'],
    situation: 'before-work',
  },
  {
    said: 'performance_review appraisal micromanaging micromanages bullying_boss horrible_boss awful_boss boss_hates on_my_back on_my_case picking_on_me wants_a_word gave_me_feedback bad_feedback',
    kinds: ['boss', 'work'],
    inLines: 'work told answer voice fair say',
    themes: ['boundaries', 'courage', 'calm', 'confidence'],
  },
  {
    said: 'a_reading eulogy best_man best_man_speech presentation presenting speech public_speaking talk_in_front performing recital audition my_solo my_concert my_gig on_stage',
    kinds: ['stage'],
    inLines: 'voice speak words say heard seen nerves room',
    themes: ['courage', 'confidence', 'calm'],
  },
  {
    said: 'marathon half_marathon 10k 5k parkrun race triathlon tournament match_tomorrow match_today match_tonight big_match driving_lesson swimming_lesson first_lesson first_run couch_to_5k first_class gym_class ofsted inspection inspectors audit',
    kinds: ['challenge'],
    inLines: 'practice ready slow begin',
    themes: ['confidence', 'motivation', 'calm', 'self-kindness'],
  },
  {
    said: 'job_centre jobcentre sacked got_sacked redundant redundancy made_redundant laid_off lost_my_job performance_plan probation final_warning handed_in_my_notice quit_my_job my_notice job_hunting job_search applied_for job_applications unemployed out_of_work zero_hours hours_cut disciplinary p45 dole signing_on no_shifts contract_ends contract_ending tribunal rejection_emails',
    kinds: ['job'],
    inLines: 'work form worth useful',
    themes: ['self-kindness', 'calm', 'confidence', 'motivation'],
  },
  {
    said: 'meeting meetings team_meeting board_meeting all_hands zoom teams_call',
    kinds: ['meeting'],
    inLines: 'say speak point listen hour',
    themes: ['confidence', 'calm', 'focus', 'self-kindness'],
  },
  {
    said: 'overwhelmed swamped too_many_emails running_late late_for_everything behind_with behind_on so_behind too_much_on everything_at_once all_on_me deadline deadlines so_much_to_do too_much_to_do to_do_list busy back_to_back no_time rushed_off juggling run_off_my_feet up_to_my_eyes up_to_my_neck snowed_under flat_out rushed chasing_my_tail spinning_plates chocka rushed_off_my_feet',
    kinds: ['busy'],
    inLines: 'list busy slow pause pace',
    themes: ['calm', 'focus', 'boundaries', 'motivation'],
    situation: 'a-busy-day',
  },
  {
    said: 'work job office shift shifts colleague colleagues coworker coworkers workplace career rota boss bosses manager supervisor line_manager team_leader head_teacher headteacher foreman management clients client customers',
    kinds: ['work'],
    inLines: 'work job share people done',
    themes: ['calm', 'boundaries', 'confidence', 'motivation', 'focus'],
  },
  {
    said: 'cant_start cant_get_started motivation motivated unmotivated lazy',
    kinds: ['chore'],
    inLines: 'start begin beginning putting off first step lazy piece',
    themes: ['motivation', 'focus', 'fresh-start'],
  },
  {
    said: 'concentrate concentrating focus focusing distracted distraction adhd scatterbrained',
    kinds: ['head-full'],
    inLines: 'attention mind wander drift phone focus distracted',
    themes: ['focus', 'motivation', 'calm'],
  },
  {
    said: 'essay writing_up homework assignment thesis lecture lectures seminar reading_list coursework dissertation btec nea ucas personal_statement',
    kinds: ['chore', 'study'],
    inLines: 'learn learning read page question understand know beginner',
    themes: ['focus', 'motivation', 'confidence'],
  },
]
