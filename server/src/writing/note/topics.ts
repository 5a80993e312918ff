import type { Situation, Theme } from '@glimmer/contract'
import type { NoteKind } from '../bank/note-kinds.ts'

/** A topic of notes, with the words that users and the bank use for it. */
export interface Topic {
  /** Words and short phrases of a note, in lower case without apostrophes; a phrase is joined by underscores. */
  said: string
  /** The lines that were written for it; if there are none, it is answered by lines of its themes with its words. */
  kinds: readonly NoteKind[]
  /** Words of lines about it. */
  inLines: string
  /** The themes that help, best first. */
  themes: readonly Theme[]
  /** The situation of somebody who writes this; left out if it may be written at any time. */
  situation?: Situation
}

/**
 * The topics a note is searched for, most significant first: of two equal matches, the earlier one determines the
 * situation. Words that are not here do not count. Nothing here names harm: a note that calls for people never gets
 * this far.
 */
export const topics: readonly Topic[] = [
  {
    said: 'died dying passed_away hospice terminal cancer stroke heart_attack intensive_care put_to_sleep put_down funeral grief grieving bereaved bereavement loss since_we_lost we_lost_her we_lost_him lost_my_mum lost_my_dad widow widower would_have_been miscarriage anniversary_of',
    kinds: ['loss'],
    inLines: 'miss missing sad sadness grief grieving love gone remember',
    themes: ['self-kindness', 'connection', 'calm'],
  },
  {
    said: 'rejected rejection turned_down didnt_get setback dropped_out',
    kinds: [],
    inLines: 'disappointed disappointment try sting setback start',
    themes: ['fresh-start', 'self-kindness', 'courage'],
    situation: 'after-a-setback',
  },
  {
    said: 'failed_my failed_the failed_an failed_a failed_again failed_exam failed_test i_failed failing failure messed_up screwed_up mucked_up went_wrong went_badly went_terribly blew_it',
    kinds: ['mistake', 'shame'],
    inLines: 'wrong mistake failure failed sting setback',
    themes: ['self-kindness', 'fresh-start', 'confidence', 'courage'],
    situation: 'after-a-setback',
  },
  {
    said: 'interview interviews interviewing panel hiring job_application second_round assessment_centre',
    kinds: [],
    inLines: 'interview question answer nerves nervous ready room voice',
    themes: ['confidence', 'courage', 'calm'],
    situation: 'an-interview',
  },
  {
    said: 'exam exams test tests finals mocks gcse gcses alevel alevels a_levels revision revising revise studying driving_test viva coursework dissertation mock midterm sats',
    kinds: ['study'],
    inLines: 'exam question paper page memory learned learn know read notes blank',
    themes: ['focus', 'confidence', 'calm', 'motivation'],
    situation: 'an-exam',
  },
  {
    said: 'results result waiting_to_hear waiting_for waiting_on biopsy scan test_results hear_back havent_heard waiting verdict offer offers email_back call_back',
    kinds: ['worry'],
    inLines: 'wait waiting answer news hear know hope',
    themes: ['calm', 'courage', 'self-kindness'],
    situation: 'waiting-for-news',
  },
  {
    said: 'confront confronting confrontation difficult_conversation hard_conversation hard_talk tell_him tell_her tell_them need_to_talk have_the_chat have_a_chat chat_with ask_my_boss got_to_tell need_to_tell tell_my coming_out_to come_out_to im_gay im_bi im_trans breaking_up_with stand_up_to telling_my ask_for_a_raise pay_rise hand_in_my_notice resign resigning',
    kinds: [],
    inLines: 'talk say honest voice words truth listen plainly',
    themes: ['courage', 'boundaries', 'calm', 'confidence'],
    situation: 'a-hard-talk',
  },
  {
    said: 'body mirror appearance looks weight fat ugly self_conscious body_image haircut hair fringe my_skin look_awful look_terrible look_a_state my_glasses new_glasses spots acne braces wrinkles bad_photo nothing_to_wear nothing_fits swimsuit bikini changing_room bloated feel_huge feel_fat too_fat',
    kinds: ['looks'],
    inLines: 'body mirror comfortable peace',
    themes: ['self-kindness', 'body-peace', 'confidence', 'calm'],
  },
  {
    said: 'cant_sleep cannot_sleep too_hot_to_sleep too_wired to_sleep could_sleep couldnt_sleep insomnia sleepless awake_at_night wide_awake lying_awake wont_sleep 3am nightmares nightmare going_to_bed go_to_bed in_bed bedtime',
    kinds: ['tired'],
    inLines: 'night sleep awake bed rest lie breath tired',
    themes: ['sleep', 'calm', 'self-kindness'],
    situation: 'bedtime',
  },
  {
    said: 'cant_get_up get_out_of_bed just_woke just_woken woke_up waking_up alarm snooze',
    kinds: [],
    inLines: 'morning wake woke start gently',
    themes: ['motivation', 'self-kindness', 'sleep'],
    situation: 'waking-up',
  },
  {
    said: 'before_work dreading_work dreading_monday monday_again sunday_scaries sunday_night go_to_work going_into_work commute commuting back_to_work first_shift',
    kinds: ['work'],
    inLines: 'work hour start',
    themes: ['motivation', 'calm', 'courage', 'boundaries'],
    situation: 'before-work',
  },
  {
    said: 'wind_down winding_down switch_off unwind end_of_the_day',
    kinds: [],
    inLines: 'evening done rest put down tonight',
    themes: ['calm', 'sleep', 'self-kindness'],
    situation: 'winding-down',
  },
  {
    said: 'home_alone on_my_own by_myself alone_tonight house_to_myself time_alone me_time live_alone',
    kinds: [],
    inLines: 'alone quiet company time',
    themes: ['self-kindness', 'calm', 'connection'],
    situation: 'time-alone',
  },
  {
    said: 'performance_review appraisal micromanaging micromanages bullying_boss horrible_boss awful_boss boss_hates on_my_back on_my_case picking_on_me wants_a_word gave_me_feedback bad_feedback',
    kinds: ['boss', 'work'],
    inLines: 'work told answer voice fair say',
    themes: ['boundaries', 'courage', 'calm', 'confidence'],
  },
  {
    said: 'a_reading eulogy best_man best_man_speech presentation presenting speech pitch public_speaking talk_in_front stage performing concert gig recital audition my_solo',
    kinds: ['stage'],
    inLines: 'voice speak words say heard seen nerves room',
    themes: ['courage', 'confidence', 'calm'],
  },
  {
    said: 'didnt_invite not_invited wasnt_invited werent_invited uninvited left_out leave_me_out excluded without_me nobody_sat no_one_sat sat_alone nobody_asked no_one_asked didnt_ask_me',
    kinds: ['left-out', 'friends'],
    inLines: 'invite invited welcome belong room chair friend',
    themes: ['connection', 'self-kindness', 'confidence', 'calm'],
  },
  {
    said: 'had_a_row big_row massive_row huge_row blazing_row row_with another_row rowing argument argued arguing argue fell_out falling_out had_words we_shouted i_shouted shouting i_snapped slammed',
    kinds: ['row', 'anger'],
    inLines: 'angry cross argue argument row sorry',
    themes: ['calm', 'connection', 'self-kindness', 'boundaries'],
  },
  {
    said: 'say_no said_no_to i_said_no had_to_say_no saying_no agreed_to cant_say_no couldnt_say_no said_yes say_yes saying_yes had_to_cancel cancel_on cancelled_on_my let_my_friend_down people_pleaser people_pleasing boundaries boundary favour favours guilt_trip pressured pushover guilty guilt',
    kinds: ['guilt'],
    inLines: 'guilt guilty no yes favour limit please',
    themes: ['boundaries', 'self-kindness', 'calm'],
  },
  {
    said: 'comparing compare comparison instagram tiktok social_media everyone_else everyone_on jealous jealousy envy envious ahead_of_me falling_behind left_behind better_than_me',
    kinds: ['compare'],
    inLines: 'compare comparing behind pace ahead envy photograph',
    themes: ['self-kindness', 'confidence', 'gratitude', 'calm'],
  },
  {
    said: 'imposter impostor fraud not_good_enough not_clever_enough not_up_to_it feel_stupid im_stupid so_stupid out_of_my_depth self_doubt doubt doubting insecure no_confidence',
    kinds: ['doubt'],
    inLines: 'doubt unsure ready belong learn beginner depth',
    themes: ['confidence', 'self-kindness', 'courage'],
  },
  {
    said: 'mistake mistakes what_i_said fool_of_myself overslept slept_in sunburnt wrong_email forgot_the forgot_about forgot_it reply_all i_forgot forgot_to forgot_my embarrassed embarrassing mortified cringe said_the_wrong said_something_stupid put_my_foot broke_something',
    kinds: ['mistake', 'shame'],
    inLines: 'mistake wrong sorry embarrassed embarrassment blame forgive',
    themes: ['self-kindness', 'confidence', 'courage', 'fresh-start', 'calm'],
  },
  {
    said: 'sorry ashamed shame regret regrets hate_myself',
    kinds: ['shame'],
    inLines: 'shame ashamed sorry regret forgive blame',
    themes: ['self-kindness', 'calm', 'fresh-start'],
  },
  {
    said: 'rent money im_broke am_broke are_broke so_broke flat_broke skint bills bill debt debts overdraft mortgage afford cant_afford universal_credit cost_of_living wages',
    kinds: ['money', 'worry'],
    inLines: 'money sum envelope bill worry worries',
    themes: ['calm', 'courage', 'self-kindness', 'motivation'],
  },
  {
    said: 'agony shoulder neck throbbing sprained broken_arm broken_leg ill unwell sick poorly pain painful chronic eczema asthma rash period_pains cramps pms endometriosis hay_fever sore ache aches aching knee knees ankle hip wrist bad_back my_back_gone back_gone my_back_hurts my_back_is back_is_killing back_hurts back_pain back_has_gone back_went toothache headache migraine flu covid got_a_cold tonsillitis ibs surgery operation flare flare_up injury injured physio disabled disability recovery recovering first_period',
    kinds: ['ill', 'tired'],
    inLines: 'body pain ache sore ill unwell rest gently hurts slow',
    themes: ['body-peace', 'self-kindness', 'calm'],
  },
  {
    said: 'bored boring boredom monotonous nothing_to_do same_old',
    kinds: ['bored'],
    inLines: 'bored boredom dull empty interest',
    themes: ['motivation', 'focus', 'gratitude', 'calm', 'fresh-start'],
  },
  {
    said: 'moving_house moved_house move_house moving_day moving_out moving_in moving_to moved_to new_house new_flat removal packing_up packing_boxes estate_agent keys_to',
    kinds: ['move'],
    inLines: 'box boxes old place home new',
    themes: ['fresh-start', 'calm', 'self-kindness', 'courage'],
  },
  {
    said: 'break_up breakup broke_up broken_up split_up dumped ex ex_boyfriend ex_girlfriend divorce divorced separation separated heartbroken heartbreak ghosted catfished unrequited doesnt_love_me wants_to_split wants_a_divorce',
    kinds: ['heartache'],
    inLines: 'miss missing past over sad lonely love heart',
    themes: ['self-kindness', 'calm', 'fresh-start', 'connection'],
  },
  {
    said: 'parents_evening bullied bullying excluded_from suspended in_trouble_at detention sen_meeting ehcp rubbish_mum bad_mum terrible_mum rubbish_dad bad_dad',
    kinds: ['child-worry', 'family'],
    inLines: 'kind listen side near',
    themes: ['self-kindness', 'calm', 'connection'],
  },
  {
    said: 'invisible unnoticed unappreciated overlooked passed_over taken_for_granted talked_over not_heard ignored ignores ignores_me nobody_noticed not_one_person no_one_said nobody_said no_one_noticed no_one_notices nobody_notices nobody_listens doesnt_listen wont_listen no_one_listens never_listens took_credit took_the_credit takes_the_credit only_one_who no_thanks nobody_said_thank_you',
    kinds: ['unseen'],
    inLines: 'noticed seen count heard say',
    themes: ['self-kindness', 'confidence', 'calm', 'boundaries', 'connection'],
  },
  {
    said: 'school_holidays half_term summer_holidays snow_day kids_home kids_off kids_are_home kids_wont wont_nap wont_settle wont_eat tantrum tantrums two_year_old three_year_old running_out_of_patience potty_training terrible_twos nappies nits homeschooling school_run soft_play screen_time single_parent single_mum single_dad mum_guilt',
    kinds: ['parenting', 'family'],
    inLines: 'tired patience love bored minute',
    themes: ['self-kindness', 'calm', 'motivation', 'connection'],
  },
  {
    said: 'mil fil mother_in_law father_in_law sister_in_law brother_in_law in_laws inlaws coming_to_stay staying_with_us sunday_lunch sunday_dinner keeps_asking nagging nags house_guests family_gathering family_do family_lunch family_dinner christmas_with',
    kinds: ['relatives', 'family'],
    inLines: 'table visit explain approve',
    themes: ['boundaries', 'calm', 'self-kindness', 'connection'],
  },
  {
    said: 'washing_up procrastinating procrastination procrastinate putting_it_off put_it_off putting_off keep_putting need_to_sort sort_the clear_the dirty_dishes laundry ironing hoovering cleaning tidying housework is_a_tip paperwork tax_return life_admin admin form_filling forms inbox ring_the bank phone_call phone_calls food_shop christmas_shopping big_shop declutter decluttering messy bins hmrc dvla council passport',
    kinds: ['chore'],
    inLines: 'job start dull minutes bit',
    themes: ['motivation', 'focus', 'calm', 'self-kindness'],
  },
  {
    said: 'train trains on_hold customer_service delayed delay cancelled traffic stuck_in parking_fine boiler heating washing_machine dishwasher fridge oven microwave blew_up flooded flood burnt_the burst hasnt_arrived hasnt_come car my_car car_failed car_is mot puncture flat_tyre broke_down broken_down breakdown wont_start wifi internet laptop broke_my phone_screen my_screen cracked leak leaking plumber electrician builders roof parcel delivery locked_out lost_my_keys lost_my_phone lost_my_wallet lost_my_purse lost_my_glasses airport flight_cancelled flight_delayed parking_ticket power_cut neighbours neighbour noise noisy roadworks drilling mice mould missed_the missed_my spilt spilled gone_again',
    kinds: ['nuisance'],
    inLines: 'nuisance late wait phone',
    themes: ['calm', 'self-kindness', 'motivation'],
  },
  {
    said: 'meh bleh blah ugh cba cant_be_bothered cant_be_arsed not_bothered dark_at dark_by dark_evenings clocks_went_back clocks_go_back raining rain drizzle grey gloomy soaked drenched freezing winter january nothing_wrong nothing_is_wrong no_reason feel_off feeling_off out_of_sorts feel_flat feeling_flat so_flat bit_flat fed_up in_a_rut uninspired dull no_motivation',
    kinds: ['flat'],
    inLines: 'dull grey flat mood slow',
    themes: ['self-kindness', 'calm', 'motivation', 'gratitude'],
  },
  {
    said: 'no_drink not_drinking no_booze smoking cigarettes vaping vape drinking alcohol gave_up giving_up quit_smoking stop_smoking stop_drinking quit quitting sober sobriety dry_january craving cravings biting_my_nails',
    kinds: ['habit'],
    inLines: 'stop hour day slip',
    themes: ['self-kindness', 'motivation', 'calm', 'fresh-start'],
  },
  {
    said: 'my_birthday another_birthday birthday_tomorrow birthday_today turning turn_30 im_next_week im_tomorrow getting_old getting_older feel_old feeling_old middle_aged menopause milestone',
    kinds: ['age'],
    inLines: 'years age number',
    themes: ['self-kindness', 'gratitude', 'calm', 'confidence'],
  },
  {
    said: 'excited so_excited cant_wait looking_forward flying_to second_date third_date crush date_tonight date_friday date_tomorrow date_on butterflies got_matched likes_me going_away weekend_away got_invited off_to holiday on_holiday going_on_holiday getting_married wedding_day my_wedding moving_in_together baby_shower hen_do stag_do festival',
    kinds: ['excited'],
    inLines: 'happy looking forward nervous nice',
    themes: ['gratitude', 'confidence', 'calm', 'connection'],
  },
  {
    said: 'miss_him miss_her miss_them miss_my miss_you missing_my missing_him without_the_dog without_the_cat feels_empty missing_her missing_them i_miss really_miss moved_out empty_nest at_their_dads at_their_mums at_their_dad at_their_mum with_their_dad with_their_mum away_from_the away_from_my first_night_away long_distance working_away',
    kinds: ['missing'],
    inLines: 'miss missing love story',
    themes: ['self-kindness', 'calm', 'connection', 'gratitude'],
  },
  {
    said: 'job_centre jobcentre sacked got_sacked redundant redundancy made_redundant laid_off lost_my_job performance_plan pip probation final_warning walked_out handed_in_my_notice quit_my_job my_notice job_hunting job_search applied_for job_applications unemployed out_of_work zero_hours hours_cut disciplinary',
    kinds: ['job'],
    inLines: 'work form worth useful',
    themes: ['self-kindness', 'calm', 'confidence', 'motivation'],
  },
  {
    said: 'shouted shouted_at shouted_at_me shouts_at_me yelled_at screamed_at told_off got_told_off had_a_go_at_me rude rude_customer snapped_at_me sworn_at swore_at complaint complained bad_review mean_to_me nasty horrible_to_me laughed_at',
    kinds: ['told-off'],
    inLines: 'shouting temper tone loud',
    themes: ['self-kindness', 'calm', 'confidence', 'boundaries'],
  },
  {
    said: 'text_back texted_back didnt_text not_speaking not_speaking_to_me silent_treatment hasnt_texted not_texted not_replied hasnt_replied didnt_reply no_reply left_on_read on_read not_answering hasnt_called hasnt_rung gone_quiet ignoring_me',
    kinds: ['no-reply', 'friends'],
    inLines: 'silence reply phone wait busy',
    themes: ['calm', 'self-kindness', 'connection'],
  },
  {
    said: 'marathon half_marathon 10k 5k parkrun race triathlon tournament match_tomorrow match_today match_tonight big_match driving_lesson swimming_lesson first_lesson first_run couch_to_5k first_class gym gym_class ofsted inspection inspectors audit',
    kinds: ['challenge'],
    inLines: 'practice ready slow begin',
    themes: ['confidence', 'motivation', 'calm', 'self-kindness'],
  },
  {
    said: 'gutted dropped_from got_dropped she_said_no he_said_no they_said_no disappointed disappointing cancelled_by fell_through sold_out team_lost lost_the_match relegated let_down let_me_down cancelled_on_me rained_off no_luck another_month turned_up no_one_came nobody_came nobody_likes no_one_likes trying_for_a_baby trying_for_a ivf not_pregnant negative_test',
    kinds: ['let-down'],
    inLines: 'hope disappointed hurts sad',
    themes: ['self-kindness', 'calm', 'fresh-start', 'gratitude'],
  },
  {
    said: 'meeting meetings team_meeting board_meeting all_hands zoom teams_call',
    kinds: ['meeting'],
    inLines: 'say speak point listen hour',
    themes: ['confidence', 'calm', 'focus', 'self-kindness'],
  },
  {
    said: 'scrolling scroll doomscrolling on_my_phone tiktok_all cant_put_my_phone screen_all_day',
    kinds: ['scrolling'],
    inLines: 'phone screen bored attention',
    themes: ['focus', 'motivation', 'calm', 'self-kindness'],
  },
  {
    said: 'dentist tooth teeth wisdom_tooth filling root_canal needle needles injection blood_test scared_of_flying hate_flying spider spiders scared_of terrified_of phobia mri smear',
    kinds: ['fear', 'worry'],
    inLines: 'frightened scared breath brave',
    themes: ['calm', 'self-kindness', 'courage', 'confidence'],
  },
  {
    said: 'cant_decide cant_choose decide decision_to_make should_i torn two_minds weighing_up',
    kinds: ['deciding'],
    inLines: 'choose certain decide',
    themes: ['confidence', 'calm', 'self-kindness', 'motivation'],
  },
  {
    said: 'party parties meeting_people meet_people new_people first_day start_uni starting_uni start_college starting_college new_school freshers networking first_date blind_date reunion crowd strangers small_talk school_gate',
    kinds: [],
    inLines: 'people hello shy room company welcome smile name nervous',
    themes: ['courage', 'confidence', 'connection', 'calm'],
    situation: 'meeting-people',
  },
  {
    said: 'overwhelmed swamped too_many_emails running_late late_for_everything behind_with behind_on so_behind too_much_on everything_at_once all_on_me deadline deadlines so_much_to_do too_much_to_do to_do_list busy back_to_back no_time rushed_off juggling run_off_my_feet',
    kinds: [],
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
    said: 'mum mums mom moms mother dad dads father parents parent stepmum stepdad gran nan nans granny grandad grandma grandparents family sister brother siblings sibling relatives auntie aunt uncle cousin',
    kinds: ['somebody'],
    inLines: 'family people care love listen guilt mine carry',
    themes: ['self-kindness', 'connection', 'calm', 'boundaries'],
  },
  {
    said: 'son daughter kids kid children child toddler newborn parenting teenager stepson stepdaughter',
    kinds: ['somebody'],
    inLines: 'patience patient tired care love gentle help',
    themes: ['self-kindness', 'connection', 'calm', 'boundaries'],
  },
  {
    said: 'partner boyfriend girlfriend husband wife fiance fiancee relationship marriage spouse',
    kinds: ['somebody'],
    inLines: 'love listen talk care honest understood',
    themes: ['self-kindness', 'connection', 'calm', 'boundaries'],
  },
  {
    said: 'caring_for carer looking_after my_mums_care dementia respite nursing',
    kinds: ['family'],
    inLines: 'care caring help rest tired turn mine carry',
    themes: ['self-kindness', 'boundaries', 'calm'],
  },
  {
    said: 'friend friends friendship mate mates best_friend flatmate flatmates housemate housemates roommate',
    kinds: ['somebody'],
    inLines: 'friend friends friendship company people welcome listen',
    themes: ['self-kindness', 'connection', 'calm', 'boundaries'],
  },
  {
    said: 'lonely loneliness alone isolated spoken_to_anyone talked_to_anyone seen_anyone know_no_one dont_know_anyone been_single still_single nobody_to_talk no_friends dont_belong dont_fit_in feels_like_home homesick new_city moved_away know_nobody',
    kinds: ['lonely', 'friends'],
    inLines: 'lonely loneliness alone company miss people belong hello',
    themes: ['connection', 'self-kindness', 'calm'],
  },
  {
    said: 'in_a_mood grumpy ratty snappy moody angry anger furious cross annoyed irritated rage fuming livid fighting',
    kinds: ['anger'],
    inLines: 'angry anger cross temper breath pause',
    themes: ['calm', 'self-kindness', 'boundaries'],
  },
  {
    said: 'tired exhausted knackered shattered drained burnt_out burned_out burnout worn_out stayed_up_too_late too_late_again no_sleep responsible_one being_strong sleep_for_a no_energy fatigue fatigued sleepy hours_sleep hours_of_sleep up_all_night',
    kinds: ['tired'],
    inLines: 'tired tiredness rest worn energy gentle slow stop',
    themes: ['self-kindness', 'sleep', 'body-peace', 'calm'],
  },
  {
    said: 'anxious anxiety overthink about_tomorrow switch_my_brain brain_off mind_wont_stop worried worry worrying worries nervous nerves panicking panic scared frightened afraid dread dreading stressed stress overthinking on_edge landlord eviction',
    kinds: ['worry'],
    inLines: 'worry worried nervous nerves fear afraid breath calm dread',
    themes: ['calm', 'courage', 'self-kindness'],
  },
  {
    said: 'news_on_tv the_news world war climate politics',
    kinds: ['worry'],
    inLines: 'news world control worry small',
    themes: ['calm', 'courage', 'connection'],
  },
  {
    said: 'sad sadness crying cried tearful upset miserable feeling_down feel_numb feel_empty want_to_cry a_hug need_a_hug',
    kinds: ['sad'],
    inLines: 'sad sadness cry tears',
    themes: ['self-kindness', 'calm', 'connection'],
  },
  {
    said: 'cant_start cant_get_started motivation motivated unmotivated lazy stuck',
    kinds: [],
    inLines: 'start begin beginning putting off first step lazy piece',
    themes: ['motivation', 'focus', 'fresh-start'],
  },
  {
    said: 'concentrate concentrating focus focusing distracted distraction adhd scatterbrained',
    kinds: [],
    inLines: 'attention mind wander drift phone focus distracted',
    themes: ['focus', 'motivation', 'calm'],
  },
  {
    said: 'essay writing_up homework assignment thesis lecture lectures seminar reading_list',
    kinds: ['study'],
    inLines: 'learn learning read page question understand know beginner',
    themes: ['focus', 'motivation', 'confidence'],
  },
  {
    said: 'starting_over start_again fresh_start new_chapter new_start new_year',
    kinds: [],
    inLines: 'new beginning start past change different',
    themes: ['fresh-start', 'courage', 'motivation'],
  },
  {
    said: 'good_news great_news passed promoted promotion got_the_job got_in got_a_place all_clear engaged 100th 90th 80th 70th 60th 50th 40th 30th 21st 18th proud celebrating finally_finished handed_it_in day_off its_friday its_saturday been_for_a_run went_for_a_run went_well went_ok went_fine got_accepted was_accepted thank_you_card thank_you_letter hopeful feeling_good good_mood feeling_happy retirement_do thankful grateful gratitude lucky blessed appreciate',
    kinds: ['glad'],
    inLines: 'glad good proud pleased enjoy welcome thank',
    themes: ['gratitude', 'confidence', 'connection'],
  },
  {
    said: 'brave courage scared_to speak_up speaking_up put_myself_out_there take_the_leap',
    kinds: [],
    inLines: 'brave courage fear afraid say ask',
    themes: ['courage', 'confidence'],
  },
]
