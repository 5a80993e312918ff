import type { Situation } from '@glimmer/contract'
import type { NoteKind } from '../bank/note-kinds.ts'

/** A topic of notes, with the words that users and the bank use for it. */
export interface Topic {
  /** Words and short phrases of a note, in lower case without apostrophes; a phrase is joined by underscores. */
  said: string
  /** Words of lines about it. */
  inLines: string
  /** The situation of somebody who writes this; left out if it may be written at any time. */
  situation?: Situation
  /**
   * The lines that were written for it; if left out, those that contain its words. Other topics say whose illness it
   * is.
   */
  kind?: NoteKind | 'illness'
}

/**
 * The topics a note is searched for, most significant first: of two equal matches, the earlier one determines the
 * situation. Words that are not here do not count. Nothing here names harm: a note that calls for people never gets
 * this far.
 */
export const topics: readonly Topic[] = [
  {
    said: 'failed fail failing failure messed_up screwed_up went_wrong went_badly went_terribly didnt_get turned_down rejected rejection setback let_down got_sacked made_redundant lost_my_job dropped_out blew_it',
    inLines: 'wrong mistake failure failed disappointed disappointment try tried sting setback start',
    situation: 'after-a-setback',
  },
  {
    said: 'interview interviews interviewing panel hiring job_application second_round assessment_centre audition',
    inLines: 'interview question answer nerves nervous ready room voice',
    situation: 'an-interview',
    kind: 'work',
  },
  {
    said: 'exam exams test tests finals mocks gcse gcses alevel alevels a_levels revision revising revise studying driving_test viva coursework dissertation mock quiz midterm sats',
    inLines: 'exam question paper page memory learned learn know read notes blank',
    situation: 'an-exam',
    kind: 'study',
  },
  {
    said: 'results result waiting_to_hear waiting_for biopsy scan test_results hear_back havent_heard waiting decision verdict offer offers email_back call_back',
    inLines: 'wait waiting answer news hear know hope',
    situation: 'waiting-for-news',
    kind: 'worry',
  },
  {
    said: 'confront confronting confrontation difficult_conversation hard_conversation hard_talk tell_him tell_her tell_them need_to_talk breaking_up_with stand_up_to telling_my ask_for_a_raise pay_rise hand_in_my_notice resign resigning',
    inLines: 'talk say honest voice words truth listen plainly',
    situation: 'a-hard-talk',
  },
  {
    said: 'party parties wedding meeting_people meet_people new_people first_day new_school new_job freshers networking first_date blind_date reunion crowd strangers small_talk in_laws school_gate',
    inLines: 'people hello shy room company welcome smile name nervous',
    situation: 'meeting-people',
  },
  {
    said: 'cant_sleep cannot_sleep insomnia sleepless awake_at_night wide_awake lying_awake wont_sleep 3am nightmares nightmare going_to_bed go_to_bed in_bed bedtime',
    inLines: 'night sleep awake bed rest lie breath tired',
    situation: 'bedtime',
    kind: 'tired',
  },
  {
    said: 'overwhelmed swamped deadline deadlines so_much_to_do too_much_to_do to_do_list busy back_to_back no_time rushed_off juggling run_off_my_feet',
    inLines: 'list busy slow pause pace',
    situation: 'a-busy-day',
  },
  {
    said: 'cant_get_up get_out_of_bed just_woke just_woken woke_up waking_up alarm snooze',
    inLines: 'morning wake woke start gently',
    situation: 'waking-up',
  },
  {
    said: 'before_work dreading_work go_to_work going_into_work commute commuting back_to_work first_shift',
    inLines: 'work hour start',
    situation: 'before-work',
    kind: 'work',
  },
  {
    said: 'wind_down winding_down switch_off unwind end_of_the_day',
    inLines: 'evening done rest put down tonight',
    situation: 'winding-down',
  },
  {
    said: 'home_alone on_my_own by_myself alone_tonight house_to_myself time_alone me_time live_alone',
    inLines: 'alone quiet company time',
    situation: 'time-alone',
  },
  {
    said: 'boss manager supervisor line_manager team_leader head_teacher headteacher foreman management',
    inLines: 'work told answer voice fair say boundary',
    kind: 'work',
  },
  {
    said: 'work job office shift shifts colleague colleagues coworker coworkers workplace career rota clients client customers',
    inLines: 'work job share people done',
    kind: 'work',
  },
  {
    said: 'presentation presenting present speech pitch public_speaking talk_in_front stage performing performance gig recital speaking',
    inLines: 'voice speak words say heard seen nerves room',
    kind: 'work',
  },
  {
    said: 'mum mums mom moms mother dad dads father parents parent stepmum stepdad gran nan nans granny grandad grandma grandparents family sister brother siblings sibling relatives auntie aunt uncle cousin',
    inLines: 'family people care love listen guilt mine carry',
    kind: 'family',
  },
  {
    said: 'son daughter kids kid children child toddler newborn parenting teenager stepson stepdaughter school_run',
    inLines: 'patience patient tired care love gentle help',
    kind: 'family',
  },
  {
    said: 'break_up breakup broke_up broken_up split_up dumped ex ex_boyfriend ex_girlfriend divorce divorced separation separated heartbroken heartbreak ghosted unrequited doesnt_love_me crush',
    inLines: 'miss missing past over sad lonely love heart',
    kind: 'heartache',
  },
  {
    said: 'partner boyfriend girlfriend husband wife fiance fiancee relationship marriage spouse',
    inLines: 'love listen talk care honest understood',
    kind: 'family',
  },
  {
    said: 'friend friends friendship mate mates best_friend left_out fell_out falling_out flatmate flatmates housemate housemates roommate',
    inLines: 'friend friends friendship company people welcome listen',
    kind: 'friends',
  },
  {
    said: 'lonely loneliness alone isolated nobody_to_talk no_friends homesick new_city moved_away',
    inLines: 'lonely loneliness alone company miss people belong hello',
    kind: 'friends',
  },
  {
    said: 'died dying passed_away hospice terminal cancer stroke heart_attack intensive_care put_to_sleep put_down funeral grief grieving bereaved bereavement loss lost_my_mum lost_my_dad anniversary widow widower',
    inLines: 'miss missing sad sadness grief grieving love gone remember',
    kind: 'loss',
  },
  {
    said: 'rent money broke bills bill debt debts skint overdraft mortgage afford landlord payday redundancy unemployed out_of_work job_hunting universal_credit cost_of_living',
    inLines: 'worry worries fear control carry help ask',
    kind: 'worry',
  },
  {
    said: 'angry anger furious cross annoyed irritated rage fuming livid snapped shouted argument arguing argued fighting',
    inLines: 'angry anger cross temper argue argument breath pause',
    kind: 'anger',
  },
  {
    said: 'sorry guilty guilt ashamed shame regret regrets embarrassed embarrassing mortified cringe',
    inLines: 'guilt guilty shame ashamed sorry regret forgive mistake blame',
    kind: 'shame',
  },
  {
    said: 'say_no saying_no cant_say_no people_pleaser people_pleasing boundaries boundary taken_for_granted favour favours guilt_trip pressured pushover',
    inLines: 'no yes guilt favour ask asked limit please',
  },
  {
    said: 'comparing compare comparison instagram tiktok social_media everyone_else jealous jealousy envy envious ahead_of_me falling_behind left_behind',
    inLines: 'compare comparing behind pace ahead envy',
    kind: 'shame',
  },
  {
    said: 'imposter impostor fraud not_good_enough not_clever_enough stupid out_of_my_depth confidence self_doubt doubt doubting insecure',
    inLines: 'doubt unsure ready belong learn learning beginner',
    kind: 'shame',
  },
  {
    said: 'tired exhausted knackered shattered drained burnt_out burned_out burnout worn_out no_energy fatigue fatigued sleepy',
    inLines: 'tired tiredness rest worn energy gentle slow stop',
    kind: 'tired',
  },
  {
    said: 'anxious anxiety worried worry worrying worries nervous nerves panicking panic scared frightened afraid dread dreading stressed stress overthinking on_edge',
    inLines: 'worry worried nervous nerves fear afraid breath calm dread',
    kind: 'worry',
  },
  {
    said: 'sad sadness crying cried tearful upset miserable feeling_down fed_up feel_flat feel_numb feel_empty',
    inLines: 'sad sadness cry tears gentle flat heavy kind',
  },
  {
    said: 'ill unwell sick pain chronic hospital doctor gp appointment surgery operation migraine flare flare_up disabled disability recovery recovering diagnosis',
    inLines: 'body pain ache ill unwell rest gently hurts slow',
    kind: 'illness',
  },
  {
    said: 'body mirror appearance looks weight fat ugly self_conscious body_image',
    inLines: 'body gentle kind kinder comfort comfortable peace',
  },
  {
    said: 'pregnant pregnancy ivf miscarriage menopause period baby postnatal',
    inLines: 'body tired gentle change patience care',
  },
  {
    said: 'caring_for carer looking_after my_mums_care dementia respite nursing',
    inLines: 'care caring help rest tired turn mine carry',
    kind: 'family',
  },
  {
    said: 'procrastinating procrastination procrastinate putting_it_off put_it_off cant_start cant_get_started motivation motivated unmotivated lazy stuck',
    inLines: 'start begin beginning putting off first step lazy piece',
  },
  {
    said: 'concentrate concentrating focus focusing distracted distraction adhd scatterbrained scrolling doomscrolling',
    inLines: 'attention mind wander drift phone focus distracted',
  },
  {
    said: 'essay writing_up homework assignment thesis lecture lectures seminar uni university college school teacher tutor',
    inLines: 'learn learning read page question understand know beginner',
    kind: 'study',
  },
  {
    said: 'moving_house moved moving new_house new_flat starting_over start_again fresh_start new_chapter new_start new_year quit quitting sober',
    inLines: 'new beginning start past change different',
  },
  {
    said: 'birthday getting_older turning_30 turning_40 turning_50 retired retiring retirement ageing',
    inLines: 'age older years late changed',
  },
  {
    said: 'news_on_tv the_news world war climate politics',
    inLines: 'news world control worry small',
    kind: 'worry',
  },
  {
    said: 'good_news great_news passed promoted promotion got_the_job got_in got_a_place all_clear engaged excited cant_wait proud holiday celebrating finally_finished handed_it_in',
    inLines: 'glad good proud pleased enjoy welcome',
    kind: 'glad',
  },
  {
    said: 'thankful grateful gratitude lucky blessed appreciate',
    inLines: 'glad thank thanks grateful good kindness lucky',
  },
  {
    said: 'brave courage scared_to speak_up speaking_up put_myself_out_there take_the_leap',
    inLines: 'brave courage fear afraid say ask try',
  },
]
