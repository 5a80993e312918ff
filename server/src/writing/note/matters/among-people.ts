import type { Matter } from '../matter.ts'
import { close, friends, partners, siblings, wider } from '../who.ts'

const others = `${close} ${friends} ${wider} he she they hes shes theyre in_laws inlaws mother_in_law`
const atHome = `${partners} ${siblings} flatmate housemate roommate mate he she they hes shes everyone mum dad son daughter`

/** What others do, and leave undone: small kindnesses, silences, remarks, rows and love, as they are told. */
export const amongPeopleMatters: readonly Matter[] = [
  {
    said: [
      'forgot_my_birthday forgotten_my_birthday forgot_my_30th forgot_my_40th forgot_my_50th forgot_my_60th forgot_my_18th forgot_my_21st remembered_my_birthday knew_it_was_my_birthday said_happy_birthday not_one_card no_cards two_texts one_card my_birthday',
      'nobody no_one forgot forgotten only two_texts one_text one_card all_of_them',
    ],
    unless: 'his_memory her_memory dementia i_forgot',
    kinds: ['let-down', 'unseen'],
  },
  {
    said: [
      'all_went_to they_all_went wasnt_asked werent_asked not_asked_to wasnt_asked_to saw_the_photos saw_the_pictures saw_it_on_the_story on_their_story saw_the_story new_group_chat another_group_chat chat_without_me been_a_book_club didnt_think_to_ask wasnt_on_the_list without_telling_me found_out_they_all',
    ],
    unless: 'wedding_was lovely happy',
    kinds: ['missed-out', 'left-out'],
  },
  {
    said: [
      'somewhere_to_sit nowhere_to_sit where_to_sit lunch_table sat_on_my_own_at ate_lunch_on_my_own lunch_on_my_own picked_last canteen partner_up get_into_pairs find_a_partner',
      'except_me coat_on lunch alone pretended full moved own nobody loo toilet pairs odd_one',
    ],
    kinds: ['left-out'],
  },
  {
    said: [
      'only_person_who_knows person_who_knows_my only_texts_i_get only_person_i_spoke only_person_ive_spoken only_person_ive_talked only_conversation said_a_word_out said_a_word_to word_out_loud words_out_loud heard_my_own_voice spoke_to_the_cat so_somebody_would_talk so_someone_would_talk somebody_to_talk_to someone_to_talk_to cooked_for_two table_for_one meal_for_one meals_for_one dinner_for_one just_me_and_the_telly not_spoken_to_a nobody_to_ring no_one_to_ring no_one_to_eat nobody_knows_my_name no_one_knows_my_name new_town the_whole_weekend_alone emergency_contact cant_think_who_to',
    ],
    unless: 'excited friends_with lovely school_plays widow died',
    kinds: ['lonely', 'friends'],
  },
  {
    said: [
      'he_said_we she_said_we they_said_we said_my_idea my_idea same_idea wasnt_asked_what nobodys_noticed nobody_has_noticed no_ones_noticed not_a_thank not_a_word_of_thanks no_thank_you without_a_thank_you who_i_trained i_trained_him i_trained_her cropped_me_out spelt_my_name got_my_name_wrong calls_me_the_wrong',
    ],
    unless: 'loved brilliant_idea care',
    kinds: ['unseen'],
  },
  {
    said: [
      'snapped_at_me bit_my_head_off called_me_thick called_me_stupid called_me_lazy called_me_useless called_me_an_idiot had_a_go_at_me tutted_at_me barked_at_me hung_up_on_me put_the_phone_down_on me_told thats_me_told screamed_in_my_face pointed_at_me sworn_at swore_at_me',
    ],
    unless: 'kid son daughter toddler brother sister',
    kinds: ['told-off'],
  },
  {
    said: [
      'example_of_what_not bit_quiet too_sensitive too_intense too_nice too_emotional over_sensitive oversensitive are_you_wearing wearing_that for_someone_so you_look_tired i_look_tired look_tired_lately i_should_smile smile_more should_smile settle_down biological_clock wasting_my could_do_better not_ladylike man_up grow_up_and lack_confidence lacks_confidence not_a_team_player',
    ],
    unless: 'neighbour music teacher_said_well upstairs speakers',
    kinds: ['judged'],
  },
  {
    said: [
      'mother_in_law father_in_law mil in_laws inlaws auntie aunt aunty uncle',
      'rearranged drawers kitchen asked_when asked_me_when settle comment* opinions sniffed rewashed cleaned rings every_sunday',
    ],
    unless: 'called_back ring_my ring_her',
    kinds: ['relatives', 'family'],
  },
  {
    said: [
      'teabag tea_bag loo_roll toilet_roll toilet_seat empty_carton carton_back my_oat_milk my_milk my_cheese wet_towel towel_on_the dishes_in_the sink_again late_for_everything always_late chews chewing thermostat in_the_sink sleeps_like i_lent lent_my lent_him lent_her lent_them owes_me paid_me_back pay_me_back',
      `${atHome} only_one_who house brother`,
    ],
    unless: 'made_me kindly i_owe thank_you died',
    kinds: ['annoyed', 'anger'],
  },
  {
    said: [
      'cant_take_back cant_take_it_back communicating_through talking_through_the separate_rooms in_the_spare_room not_speaking we_had_words text_about_the text_about_gravy christmas_is_cancelled called_me_selfish ruined_her ruined_his ruined_my slept_on_the_sofa',
      `${others} we were christmas said`,
    ],
    unless: 'dad_sleeping dads_sleeping cold flu new_trainers',
    kinds: ['row', 'anger'],
  },
  {
    said: [
      'since_the_will since_the_wedding since_the_funeral since_the_row used_to_talk_every used_to_speak_every used_to_be_close used_to_be_best_friends drifted drifted_apart grown_apart like_each_others hasnt_answered_since not_answered_since returned_my_card sent_it_back_unopened',
    ],
    unless: 'died married_life pounds',
    kinds: ['distance'],
  },
  {
    said: [
      'broke_up_with_me dumped_me ended_it_with_me finished_with_me still_on_tinder still_on_hinge still_on_bumble decree_absolute decree_nisi divorce_papers final_order custody splitting_the_record record_collection new_profile_picture someone_elses_hand her_toothbrush his_toothbrush her_side_of_the_wardrobe his_side_of_the_wardrobe seen_my_ex saw_my_ex mattress_on solicitor_letter solicitors_letter weekend_without_the_kids every_other_weekend ring_off took_my_ring',
    ],
    unless: 'died grandson guest',
    kinds: ['heartache'],
  },
  {
    said: [
      'seeing_each_other saved_with_a saved_as messages_then_nothing texts_then_nothing hot_and_cold situationship not_official what_are_we have_the_talk not_ready_for_a waiting_for_him_to waiting_for_her_to still_on_the_app still_on_hinge',
    ],
    unless: 'excited family',
    kinds: ['unsure-love'],
  },
  {
    said: [
      'blue_ticks thumbs_up seen_at typing nothing_back no_answer one_word_reply just_a_k',
      'since got poured hours days message then still text',
    ],
    unless: 'boss interview kids',
    kinds: ['no-reply', 'friends'],
  },
  {
    said: [
      'texted_good_morning text_good_morning holding_hands laughs_before keep_waiting_for_the_catch makes_me_laugh_so butterflies_when when_he_walks_in when_she_walks_in heart_does_a smells_like_home kissed_me_once kissed_me_goodnight i_am_finished',
    ],
    unless: 'ex toddler son daughter',
    kinds: ['in-love'],
  },
  {
    said: [
      'said_yes_to he_said_yes she_said_yes they_said_yes asked_him_out asked_her_out',
      'pub drink drinks coffee dinner cinema thursday friday saturday date film',
    ],
    unless: 'i_said_yes again',
    kinds: ['butterflies', 'excited'],
  },
  {
    said: [
      'always_the_godmother always_the_bridesmaid always_a_bridesmaid scan_picture scan_photo scan_pictures another_month_of month_of_nothing nothing_for_us one_line_again only_one_line swiped swiping baby_aisle pram_in_the gender_reveal everyones_bump her_bump',
    ],
    unless: 'our_scan our_first my_scan expecting card_swiped fridge',
    kinds: ['longing'],
  },
  {
    said: [
      `everyone everyones everybody ${siblings} ${friends} cousin shes hes she he`,
      'bought_a_house bought_a_flat bought_their grad_scheme grad_schemes shes_my_age hes_my_age same_age_as_me younger_than_me kitchen_extension second_home has_a_pension running_a_marathon got_engaged having_babies already_has already_got',
      'ive_bought ive_got and_im im_counting meanwhile im_having my_age already im_still i_still and_i_have and_ive cupboards',
    ],
    unless: 'happy proud',
    kinds: ['compare'],
  },
  {
    said: [
      'sound_so_clever cleverer_than_me smarter_than_me so_much_cleverer find_me_out found_me_out find_out_i who_let_me_in mixed_me_up wrong_person_for not_supposed_to_be_here shouldnt_be_here words_to_look_up uses_letters everyone_else_knows everyone_knows_what_theyre know_what_im_doing got_the_wrong_person right_file',
    ],
    unless: 'made_team promoted',
    kinds: ['doubt'],
  },
  {
    said: [
      'sent text* email* message* posted put_the replied voice_note',
      'wrong reply_all replied_all whole_trust whole_company whole_school by_accident to_everyone',
    ],
    unless: 'they_sent he_sent she_sent wrong_tone anything_wrong',
    kinds: ['mistake', 'shame'],
  },
  {
    said: [
      'called_my_teacher_mum called_the_teacher_mum called_my_boss_mum called_my_teacher said_you_too i_said_you_too reversed_into backed_into scraped_the_car pranged dented_the replied_all waved_at_someone wrong_date typo_in autocorrect pressed_send hit_send laughed_at_a_funeral forgot_her_name forgot_his_name walked_into_the_wrong',
    ],
    unless: 'someone_reversed he_reversed finally',
    kinds: ['mistake', 'shame'],
  },
  {
    said: [
      'feel_bad_about feel_awful_about feel_terrible_about feel_bad_for feel_awful_for feel_bad_that feel_awful_that put_her_on_speaker put_him_on_speaker should_have_rung should_have_visited shouldve_visited should_have_gone_to_see shouldve_rung havent_been_to_see not_been_to_see dont_ring_enough dont_visit_enough',
    ],
    kinds: ['guilt'],
  },
  {
    said: [
      'agreed_to_cover agreed_to said_id_do volunteered roped_in roped_into said_i_couldnt said_i_cant told_them_i_cant told_her_i_cant told_him_i_cant',
      'again why fair look guilt* eye another somehow cover face',
    ],
    unless: 'interview doctor',
    kinds: ['said-no', 'guilt'],
  },
  {
    said: [
      'everyones_head_off everybodys_head_off bit_his_head_off bit_her_head_off bit_their_heads snapped_at_the snapped_at_my short_with_the_kids snapped_at_everyone',
    ],
    unless: 'raised marathon proud boss_snapped he_snapped she_snapped',
    kinds: ['snappy', 'anger'],
  },
  {
    said: [
      'one_more_person if_anyone_else_asks talked_all_day talking_all_day people_all_day smiling_all_day turned_the_big_light hiding_in_the_bathroom hiding_in_the_car sat_in_the_car_for',
    ],
    unless: 'baby hospital',
    kinds: ['peopled-out'],
  },
  {
    said: [
      'told_everyone_what what_i_told_her what_i_told_him what_i_told_them in_confidence read_my_messages read_my_texts in_my_file it_was_his_email it_was_her_email it_was_his_idea gave_them_the_code it_was_a_scam scammed conned cut_my_hedge cut_down_my chopped_down took_my_parking my_bike_seat nicked_my',
    ],
    unless: 'own',
    kinds: ['wronged'],
  },
  {
    said: [
      'without_being_asked without_me_asking scraped_my_windscreen cleared_my_drive shovelled_my held_her_umbrella held_his_umbrella umbrella_over_me held_the_door turned_up_with at_the_door_with on_the_doorstep_with came_round_with came_over_with done_all_the_washing_up done_the_washing_up did_the_washing_up done_my saved_me_a_seat saved_me_a saved_me_the_last kept_me_a walked_me_home walked_me_to stayed_with_me sat_with_me_till smiled_at_me remembered_my_name remembered_how_i_take remembered_i_like let_me_off let_me_go_first paid_for_mine paid_my_fare asked_how_i_was_and asked_if_i_was_ok she_said_keep_it he_said_keep_it left_a_note_saying sent_me_a_card posted_me_a made_me_soup',
    ],
    unless: 'my_washing_up nobody no_one police bailiff bill hedge i_turned_up took_my',
    kinds: ['kindness'],
  },
  {
    said: [
      'round_one_table round_the_table sides_hurt laughed_till laughed_until cried_laughing in_stitches proper_laugh good_old_laugh all_of_us_in whole_family_together everyone_came took_grandad_to took_nan_to took_my_mum_to took_my_dad_to whole_street_was_out all_just_sort_of_laughed we_all_laughed',
    ],
    unless: 'at_me row without died funeral hospital dentist',
    kinds: ['together', 'content'],
  },
  {
    said: [
      'eight_for six_for ten_for twelve_for for_sunday_lunch for_christmas_dinner for_christmas_lunch coming_for_dinner coming_for_tea coming_for_lunch land_at arrive_at coming_at mushroom good_rug',
      'in_laws inlaws lunch dinner christmas everyone people they',
      'bathroom oven rug turkey chairs sick mess only nothing clean table eight six ten twelve and_the',
    ],
    unless: 'plane flight',
    kinds: ['hosting'],
  },
  {
    said: [
      'got_to_tell have_to_tell going_to_have_to_tell handing_my_notice handing_in_my_notice hand_in_my_notice giving_my_notice how_do_you_ask how_do_i_ask how_do_you_tell how_do_i_tell how_do_i_say practising_what_to_say rehearsing_what dont_know_how_to_tell dont_know_how_to_say',
    ],
    kinds: ['telling'],
    situation: 'a-hard-talk',
  },
  {
    said: [
      'do_i_tell do_i_say do_i_go do_i_stay do_i_take do_i_text made_a_list pros_and_cons if_i_take if_i_go if_i_stay',
      'or even cons dont list or_not',
    ],
    kinds: ['deciding'],
  },
]
