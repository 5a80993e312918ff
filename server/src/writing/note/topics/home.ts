import type { Topic } from '../topic.ts'

/** Topics about the house, money, weather and the world. */
export const homeTopics: readonly Topic[] = [
  {
    said: 'rent money im_broke am_broke are_broke so_broke flat_broke skint bills bill debt debts overdraft mortgage afford cant_afford universal_credit cost_of_living wages gas_bill electric electricity council_tax overdrawn payday card_declined food_bank brassic klarna payday_loan arrears direct_debit bounced maxed maxed_out credit_card borrowed_off the_meter',
    kinds: ['money', 'worry'],
    inLines: 'money sum envelope bill worry worries',
    themes: ['calm', 'courage', 'self-kindness', 'motivation'],
  },
  {
    said: 'moving_house moved_house move_house moving_day new_house new_flat packing_up packing_boxes estate_agent',
    kinds: ['move'],
    inLines: 'box boxes old place home new',
    themes: ['fresh-start', 'calm', 'self-kindness', 'courage'],
  },
  {
    said: 'washing_up procrastinating procrastination procrastinate putting_it_off put_it_off putting_off keep_putting need_to_sort sort_the clear_the dirty_dishes laundry ironing hoovering housework is_a_tip paperwork tax_return life_admin admin form_filling inbox food_shop christmas_shopping big_shop declutter decluttering bins hmrc dvla',
    kinds: ['chore'],
    inLines: 'job start dull minutes bit',
    themes: ['motivation', 'focus', 'calm', 'self-kindness'],
  },
  {
    said: 'on_hold customer_service traffic stuck_in parking_fine boiler blew_up flooded flood burnt_the burst hasnt_arrived hasnt_come car_failed mot puncture flat_tyre broke_down broken_down breakdown wont_start wifi phone_screen my_screen cracked leak leaking plumber electrician locked_out lost_my_keys lost_my_phone lost_my_wallet lost_my_purse lost_my_glasses flight_cancelled flight_delayed parking_ticket power_cut noise roadworks drilling missed_the spilt spilled',
    kinds: ['nuisance'],
    inLines: 'nuisance late wait phone',
    themes: ['calm', 'self-kindness', 'motivation'],
  },
  {
    said: 'news_on_tv watching_the_news on_the_news the_news_is world war climate politics climate_change global_warming headlines',
    kinds: ['world', 'worry'],
    inLines: 'news world control worry small',
    themes: ['calm', 'courage', 'connection'],
  },
  {
    said: 'wind_down winding_down switch_off unwind end_of_the_day',
    kinds: ['tired'],
    inLines: 'evening done rest put down tonight',
    themes: ['calm', 'sleep', 'self-kindness'],
    situation: 'winding-down',
  },
  {
    said: 'home_alone alone_tonight house_to_myself time_alone me_time live_alone',
    kinds: [],
    inLines: 'alone quiet company time',
    themes: ['self-kindness', 'calm', 'connection'],
    situation: 'time-alone',
  },
  {
    said: 'raining rain rained drizzle soaked drenched freezing heatwave too_hot this_heat boiling sweltering snowed_in icy gales storm foggy windy sleet hail',
    kinds: ['weather'],
    inLines: 'weather slow comfortable',
    themes: ['calm', 'self-kindness', 'motivation', 'gratitude'],
  },
]
